import type { PictureSizes } from 'virtual:content'
import type { ComponentProps } from 'react'
import { assetUrl } from '../../../model/site'

export const sourceSet = (files: PictureSizes['webp']): string =>
  files.map(({ path, width }) => `${assetUrl(path)} ${width}w`).join(', ')

type PictureProps = ComponentProps<'img'> & {
  /** The file's path, for browsers without WebP and pictures without sizes. */
  file: string
  files: PictureSizes | undefined
  sizes: string
}

/** An image as AVIF where the browser takes it, else as WebP. */
export function Picture({ file, files, sizes, alt, ...image }: PictureProps) {
  const { avif = [], webp = [] } = files ?? {}
  return (
    <picture>
      {avif.length > 0 && <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />}
      <img
        {...image}
        alt={alt}
        src={assetUrl(file)}
        {...(webp.length > 0 && { srcSet: sourceSet(webp), sizes })}
      />
    </picture>
  )
}
