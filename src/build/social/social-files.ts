import path from 'node:path'
import { profile, sections } from 'virtual:content'
import { ROUTES } from '../../model/routes'
import type { BuiltFile } from '../built-file'
import { socialCard } from './social-card'

const image = (fileName: string, section?: string): BuiltFile => ({
  fileName,
  contentType: 'image/png',
  create: ({ publicDir }) => socialCard(profile, path.join(publicDir, profile.foto), section),
})

export const socialFiles: BuiltFile[] = [
  image('social.png'),
  ...sections.pages.map((name) => {
    const { path, title } = ROUTES[name]
    return image(`social-${path.slice(1, -1)}.png`, title)
  }),
]
