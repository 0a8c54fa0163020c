import path from 'node:path'
import { OWN_FOLDER, type OwnList, ownListOf } from '../../model/own-list'
import { isSlug } from '../../model/schema/fields'
import type { ContentName } from '../../model/schema/schema'
import { CONTENT } from './content-folder'
import type { JsonSource } from './workspace/json-source'
import type { Workspace } from './workspace/workspace'

const ENDING = '.json'

/** The file of the profile or of a list. @param language a further one */
export const contentFile = (name: string, language = ''): string =>
  path.posix.join(CONTENT, language, name + ENDING)

/** @param language a further one; absent for the main one */
export type ContentFile = { name: ContentName; language?: string; source: JsonSource }

export const sourceOf = (files: readonly ContentFile[], name: ContentName, language?: string) =>
  files.find((file) => file.name === name && file.language === language)?.source

/** The names of the JSON files of a language, those of own sections too. @param language or '' */
export const contentNamesIn = (workspace: Workspace, language: string): string[] => [
  ...workspace.names(language, ENDING),
  ...workspace.names(path.posix.join(language, OWN_FOLDER), ENDING).map(ownListOf),
]

export const ownListsIn = (workspace: Workspace): OwnList[] =>
  workspace.names(OWN_FOLDER, ENDING).filter(isSlug).map(ownListOf)
