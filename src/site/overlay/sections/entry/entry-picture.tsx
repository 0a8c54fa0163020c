import { pictures } from 'virtual:content'
import type { ComponentProps } from 'react'
import { useLangOf } from '../../language/text-of'
import { Picture } from '../../ui/picture'

type EntryPictureProps = Omit<ComponentProps<typeof Picture>, 'files'> & {
  entry: { readonly imagenAlt?: string | undefined }
  /** Seen at once. */
  isFirst: boolean
}

/** A picture of an entry, in the sizes that the build has made. @param file what `imagen` says */
export function EntryPicture({ entry, file, isFirst, ...image }: EntryPictureProps) {
  const { width, height, sizes } = pictures[file] ?? {}
  return (
    <Picture
      width={width}
      height={height}
      {...image}
      file={sizes?.webp.at(-1)?.path ?? file}
      files={sizes}
      alt={entry.imagenAlt ?? ''}
      lang={useLangOf()(entry, 'imagenAlt')}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
