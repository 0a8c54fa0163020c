import type { Lists, Profile } from '../../model/schema/schema'

/** A CV for one job: with its own words, and without the entries that are for others. */
export type CvVariant = { readonly name: string; readonly perfil: Profile; readonly lists: Lists }

/** The names of the variants that a profile has; it may be of any form. */
export const variantNames = (perfil: unknown): string[] =>
  Object.keys(Object(Object(perfil).variantes))

export const cvVariants = ({ perfil, lists }: Omit<CvVariant, 'name'>): CvVariant[] =>
  Object.entries(perfil.variantes ?? {}).map(([name, said]) => ({
    name,
    perfil: { ...perfil, ...said },
    lists: Object.fromEntries(
      Object.entries(lists).map(([list, entries]) => [
        list,
        entries.filter(({ para }: { para?: string[] | undefined }) => para?.includes(name) ?? true),
      ]),
    ) as Lists,
  }))

export const CV_ENDINGS = ['pdf', 'docx', 'txt'] as const

/** Below the base, without its ending. @param folder of the language: empty, or with a final slash */
export const variantFile = (folder: string, name: string): string => `${folder}cv-${name}`
