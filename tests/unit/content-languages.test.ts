import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readSite } from '../../src/tools/content/reading/read-content'
import { contentLanguages } from '../../src/tools/files/modules/content-languages'
import { textModule } from '../../src/tools/files/modules/text-modules'
import { asText, makeProject, VALID_CONTENT } from './content-project'
import { ENGLISH, writeOverlay } from './overlay-content'

const project = makeProject()
afterAll(project.remove)
beforeEach(project.reset)

const read = () => contentLanguages(readSite(project.contentDir, project.publicDir))
const languageOf = (code: string) => {
  const found = read().find(({ language }) => language.code === code)
  if (!found) throw new Error(`no ${code}`)
  return found
}

describe('the languages of the content', () => {
  it('are the main one alone without a folder, with the addresses as they are', () => {
    const [main, ...others] = read()
    expect(others).toEqual([])
    expect(main?.language).toMatchObject({ code: 'es', name: 'Español' })
    expect(main?.language.paths).toMatchObject({ home: '/', contact: '/contacto/' })
    expect(main?.perfil).toMatchObject({ puesto: 'Desarrolladora', resumen: 'Una oración.' })
  })

  it('have the main one first, each with its own name and addresses', () => {
    writeOverlay(project)
    writeOverlay(project, ENGLISH, 'de')
    const languages = read().map(({ language }) => language)
    expect(languages.map(({ code }) => code)).toEqual(['es', 'de', 'en'])
    expect(languages.map(({ name }) => name)).toEqual(['Español', 'Deutsch', 'English'])
    expect(languages[0]?.paths).toMatchObject({ home: '/', education: '/educacion/' })
    expect(languages[2]?.paths).toMatchObject({
      home: '/en/',
      navigation: '/en/navigation/',
      education: '/en/education/',
      contact: '/en/contact/',
    })
  })

  it('put Spanish below /es/ where the main one is English', () => {
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, idioma: 'en' }))
    writeOverlay(project, ENGLISH, 'es')
    const [main, spanish] = read().map(({ language }) => language)
    expect(main).toMatchObject({ code: 'en', name: 'English' })
    expect(main?.paths).toMatchObject({ home: '/', education: '/education/' })
    expect(spanish?.paths).toMatchObject({ home: '/es/', education: '/es/educacion/' })
  })

  it('take the addresses of the main one below their code where the site does not speak them', () => {
    writeOverlay(project, ENGLISH, 'pt')
    expect(languageOf('pt').language).toMatchObject({
      code: 'pt',
      name: 'Português',
      paths: { home: '/pt/', education: '/pt/educacion/', contact: '/pt/contacto/' },
    })
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, idioma: 'en' }))
    expect(languageOf('pt').language.paths.education).toBe('/pt/education/')
  })
})

describe('the pages run from right to left', () => {
  const directions = () => read().map(({ language }) => [language.code, language.dir])

  it('in a language of such a script, whatever is translated', () => {
    writeOverlay(project)
    writeOverlay(project, ENGLISH, 'ar')
    writeOverlay(project, ENGLISH, 'he')
    expect(directions()).toEqual([
      ['es', 'ltr'],
      ['ar', 'rtl'],
      ['en', 'ltr'],
      ['he', 'rtl'],
    ])
  })

  it('where the main content does, which has an interface in another language', () => {
    const resumen = 'אני בונה יישומי רשת עם React.'
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, resumen }))
    writeOverlay(project)
    expect(directions()).toEqual([
      ['es', 'rtl'],
      ['en', 'ltr'],
    ])
  })
})

describe('a text without a translation', () => {
  it('stays in the main language, and the entry names it', () => {
    const [course] = ENGLISH.educacion.items.slice(1)
    writeOverlay(project, {
      ...ENGLISH,
      perfil: { ...ENGLISH.perfil, resumen: '' },
      educacion: { items: [{ ...course, descripcion: '' }] },
    })
    const { perfil, lists } = languageOf('en')
    expect(perfil).toMatchObject({ puesto: 'Developer', resumen: 'Una oración.' })
    expect(perfil.fallbacks).toEqual(['resumen'])
    expect(lists.educacion).toMatchObject([
      { titulo: 'Tecnicatura', fallbacks: ['titulo', 'descripcion', 'estado'] },
      { titulo: 'Course', descripcion: 'Desarrollo web.', fallbacks: ['descripcion'] },
    ])
  })

  it('is named by its place in a list of the entry', () => {
    const enlaces = [
      { texto: 'Charla', url: 'https://example.com/charla' },
      { texto: 'Nota', url: 'https://example.com/nota' },
    ]
    const [model] = VALID_CONTENT.proyectos.items
    project.writeContent('proyectos', asText({ items: [{ ...model, enlaces }] }))
    const [translated] = ENGLISH.proyectos.items
    const texts = { items: [{ ...translated, enlaces: [{ texto: 'Talk' }, {}] }] }
    writeOverlay(project, { ...ENGLISH, proyectos: texts })
    const [entry] = languageOf('en').lists.proyectos
    expect(entry?.enlaces).toMatchObject([{ texto: 'Talk' }, { texto: 'Nota' }])
    expect(entry).toMatchObject({ fallbacks: ['enlaces.1.texto'] })
  })

  it('is none where all is translated, nor in the main language', () => {
    writeOverlay(project)
    for (const { perfil, lists } of read()) {
      const entries = [perfil, ...Object.values(lists).flat()]
      expect(entries.filter((entry) => 'fallbacks' in entry)).toEqual([])
    }
  })
})

describe('the words of the pages', () => {
  it('are the main language’s where the site does not speak the other', () => {
    writeOverlay(project, ENGLISH, 'pt')
    writeOverlay(project)
    expect(textModule(languageOf('pt'), 'es')).toMatch(/words } from ".*\/words\/es\.ts"/)
    expect(textModule(languageOf('pt'), 'es')).toContain('Developer')
    expect(textModule(languageOf('en'), 'es')).toMatch(/words } from ".*\/words\/en\.ts"/)
    expect(textModule(languageOf('es'), 'es')).not.toContain('Developer')
  })

  it('name the language of a link whose name is in another than theirs', () => {
    const enlaces = [
      { red: 'Mi blog', url: 'https://ada.example.com/blog' },
      { red: 'Mis notas', url: 'https://ada.example.com/notas' },
    ]
    const perfil = { ...ENGLISH.perfil, enlaces: [{ red: 'My blog' }, {}] }
    project.writeContent('perfil', asText({ ...VALID_CONTENT.perfil, enlaces }))
    writeOverlay(project, { perfil })
    writeOverlay(project, { perfil }, 'pt')
    const namesIn = (code: string) => {
      const [, links = ''] =
        /export const links = (.*)/.exec(textModule(languageOf(code), 'es')) ?? []
      const read = JSON.parse(links) as { name: string; lang?: string }[]
      return read.map(({ name, lang }) => [name, lang])
    }
    const fixed = [
      ['GitHub', undefined],
      ['LinkedIn', undefined],
    ]
    expect(namesIn('en')).toEqual([...fixed, ['My blog', undefined], ['Mis notas', 'es']])
    // The interface's words are Spanish there.
    expect(namesIn('pt')).toEqual([...fixed, ['My blog', 'pt'], ['Mis notas', undefined]])
  })
})
