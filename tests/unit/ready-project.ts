import { rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect } from 'vitest'
import type { ContentName } from '../../src/model/schema/schema'
import { checkProject } from '../../src/tools/check/check-project'
import { showCheck } from '../../src/tools/check/show-check'
import { es } from '../../src/tools/messages/es/es'
import { asText, freshProject, VALID_CONTENT } from './content-project'
import { checkReport, type Told } from './problem-report'

type Format = 'webp' | 'png' | 'jpeg' | 'avif'
export const picture = (width: number, height: number, format: Format = 'webp') =>
  sharp({ create: { width, height, channels: 3, background: '#345' } })
    .toFormat(format)
    .toBuffer()

/** A place as the check tells it. */
export const at = (file: string, place: string) => `src/content/${file}.json:${place}`

export const withoutOwnCv = (text: string) => text.replace(/,\n *"cv": "cv.pdf"/, '')

/** What an owner has who is ready to publish; made anew for each test of a file. */
export function readyProject() {
  const project = freshProject()
  beforeEach(async () => {
    for (const [name, value] of Object.entries(VALID_CONTENT)) {
      const text = asText(value).replaceAll('example.com', 'ada.dev')
      project.writeContent(name as ContentName, withoutOwnCv(text))
    }
    rmSync(path.join(project.root, 'public/cv.pdf'), { force: true })
    project.write('public/retrato.webp', await picture(512, 512))
    project.write('index.html', '<link rel="icon" href="/favicon.svg">')
    project.write('src/site/overlay/icons.ts', "['iconos/habilidad.svg', 'iconos/idioma.svg']")
  })

  const report = async () =>
    showCheck(await checkProject(project.workspace()), project.workspace().say)

  const expectFaults = async (...faults: Told[]) =>
    expect(await report()).toBe(checkReport(es, faults))
  const expectAdvice = async (...advice: Told[]) =>
    expect(await report()).toBe(checkReport(es, [], advice))

  /** Changes one content file by what it says. */
  const change = (name: ContentName, from: string, to: string) => {
    const text = project.text(name)
    expect(text).toContain(from)
    project.writeContent(name, text.replace(from, to))
  }

  /** Adds fields to the profile, or to the first entry of a list. */
  const add = (name: ContentName, fields: object) => {
    const content = project.json(name)
    Object.assign(name === 'perfil' ? content : content.items[0], fields)
    project.writeContent(name, asText(content))
  }
  return { project, report, expectFaults, expectAdvice, change, add }
}
