import { afterAll, expect, it } from 'vitest'
import { readContent } from '../../src/tools/content/reading/read-content'
import { portraitFiles } from '../../src/tools/files/modules/pictures/portrait-files'
import { pageTexts } from '../../src/tools/files/pages/page-texts'
import { personJsonLd } from '../../src/tools/files/pages/person-json-ld'
import { resumeOf } from '../../src/tools/files/resume/resume'
import { pathsIn, wordsFor } from '../../src/tools/messages/built-words'
import { asText, makeProject, VALID_CONTENT } from './content-project'

const project = makeProject()
afterAll(project.remove)

it.each([[undefined], [''], [null]])('a profile whose photo is %j has no picture', async (foto) => {
  project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, foto }))
  const { perfil: profile, lists } = readContent(project.contentDir, project.publicDir)
  const { sizes, named } = await portraitFiles(project.root, profile.foto)
  expect([...sizes.avif, ...sizes.webp, named].filter(Boolean)).toEqual([])
  expect(resumeOf(profile, lists, 'es').basics).not.toHaveProperty('image')
  const words = wordsFor('es', 'es')
  const pages = pageTexts(profile, lists, words, pathsIn('', words.built.slugs), [])
  const html = personJsonLd({ code: 'es', profile, lists, pages })
  expect(html).toContain(`"name":"${profile.nombre}"`)
  expect(html).not.toContain('"image"')
})
