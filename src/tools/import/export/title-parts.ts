import { JOINERS } from '../mapping/context'
import { spoken } from '../spoken'
import { joinTexts } from '../values/resume-values'

/** "Desarrolladora en Empresa": the place does not start with a lowercase letter. */
const IN_PLACE = {
  es: /^(.+) en (\P{Ll}.*)$/su,
  en: /^(.+) at (\P{Ll}.*)$/su,
}
const OF_SUBJECT = {
  es: /^(.+?) en (\P{Ll}.*)$/su,
  en: /^(.+?) in (\P{Ll}.*)$/su,
}
const AT_INSTITUTION = /^(.+), (\P{Ll}.*)$/su

/** A job title as position and employer; the importer joins them to the same title. */
export function jobParts(title: string): { position: string; name?: string } {
  const [, position, name] = IN_PLACE[spoken()].exec(title) ?? []
  const isSplit = position && name && joinTexts([position, name], JOINERS[spoken()].job) === title
  return isSplit ? { name, position } : { position: title }
}

type StudyParts = { institution?: string; area: string; studyType?: string }

export function studyParts(title: string): StudyParts {
  const [, degree = title, institution] = AT_INSTITUTION.exec(title) ?? []
  const [, studyType, area = degree] = OF_SUBJECT[spoken()].exec(degree) ?? []
  const subject = joinTexts([studyType, area], JOINERS[spoken()].study)
  if (joinTexts([subject, institution], ', ') !== title) return { area: title }
  return { ...(institution && { institution }), area, ...(studyType && { studyType }) }
}
