import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { isSpanish } from '../../src/tools/import/values/resume-language'
import { makeImportProject } from './import-project'

describe('isSpanish', () => {
  it.each([
    ['Desarrollo de un sistema de turnos para los consultorios y las clínicas.', true],
    ['Pasante, Rosario', true],
    ['Built the backend of a shop and took care of the database.', false],
    ['Entwicklung der Software für den Handel mit einer Datenbank und Tests', false],
    ['Développement des services et de l’interface pour les équipes', false],
    ['Desenvolvimento do sistema com uma equipe, em São Paulo, para os clientes', false],
    ['Разработка ПО наземной станции', false],
    ['東京の会社で開発', false],
  ])('%s: %s', (text, expected) => {
    expect(isSpanish(text)).toBe(expected)
  })
})

describe('a title', () => {
  const project = makeImportProject()
  beforeEach(project.reset)
  afterAll(project.remove)
  const titles = (summary: string) => {
    const { content } = project.importValue({
      basics: { name: 'Eva', summary },
      work: [
        { position: 'Dev', name: 'Acme', highlights: ['<strong>Java</strong> &amp; <i>Go</i>'] },
      ],
      education: [{ studyType: 'Master in Physics', area: 'Physics', institution: 'ETH' }],
      certificates: [{ name: 'B2', issuer: 'X', endDate: '2019-07-30' }],
    })
    const { experiencia, educacion, certificados } = content.lists
    return {
      job: experiencia[0]?.titulo,
      study: educacion[0]?.titulo,
      text: experiencia[0]?.descripcion,
      date: certificados[0]?.fecha,
    }
  }

  it('says "en" only of a Spanish resume, names no area twice, and has no HTML below it', () => {
    expect(titles('Trabajo con las personas y para los clientes.')).toEqual({
      job: 'Dev en Acme',
      study: 'Master in Physics, ETH',
      text: '- Java & Go',
      date: '2019-07',
    })
    expect(titles('I work with the team and for the users.').job).toBe('Dev, Acme')
  })
})
