import { entriesIn } from '../../model/entries'
import { isOwnList } from '../../model/own-list'
import { HEAD, schemaOf } from '../../model/schema/content-fields'
import { type ContentName, namesOf } from '../../model/schema/schema'
import { ADDRESS, ORIGINAL } from '../../model/schema/translation-schema'
import { contentFile } from './content-files'
import { schemaAddress, translationSchemaAddress } from './json-schema/json-schema'
import { EDITOR_KEY } from './reading/field-problems'
import type { Content } from './reading/read-content'
import type { Workspace } from './workspace/workspace'

/** The fields of a file in their usual order, by which a new one finds its place. */
function fieldOrder(name: ContentName): string[] {
  const head = isOwnList(name) ? [...Object.keys(schemaOf(HEAD).entries), ADDRESS] : []
  return [EDITOR_KEY, ...head, 'items', 'id', ...Object.keys(schemaOf(name).entries), ORIGINAL]
}

/** Has a content file say something else. A new one names its schema, for editors. @param language a further one */
export function writeContent(
  workspace: Workspace,
  name: ContentName,
  language: string | undefined,
  fields: object,
): void {
  const file = contentFile(name, language)
  const said = Object(workspace.json(file).source?.value)
  const usual = language === undefined ? schemaAddress(name) : translationSchemaAddress(name)
  const isThere = workspace.json(file).source !== undefined
  const address = isThere ? said[EDITOR_KEY] : usual
  const value = { ...(address !== undefined && { [EDITOR_KEY]: address }), ...fields }
  workspace.set(file, [], value, fieldOrder(name))
}

/** All files of the main language. Lists without entries have none: the site would show them empty. */
export function writeAllContent(
  workspace: Workspace,
  { perfil, lists, own = [] }: Content,
  isWanted = (_name: ContentName) => true,
): void {
  for (const name of ['perfil' as const, ...namesOf(lists)].filter(isWanted)) {
    const { list: _list, ...head } = own.find(({ list }) => list === name) ?? {}
    if (name === 'perfil') writeContent(workspace, name, undefined, perfil)
    else if (entriesIn(lists, name).length === 0) workspace.write(contentFile(name), undefined)
    else writeContent(workspace, name, undefined, { ...head, items: entriesIn(lists, name) })
  }
}
