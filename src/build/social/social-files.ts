import path from 'node:path'
import { profile } from 'virtual:content'
import { ROUTES } from '../../model/routes'
import type { BuiltFile } from '../built-file'
import { socialCard } from './social-card'

const SECTIONS = [ROUTES.education, ROUTES.experience, ROUTES.skills, ROUTES.projects]

const image = (fileName: string, section?: string): BuiltFile => ({
  fileName,
  contentType: 'image/png',
  create: ({ publicDir }) => socialCard(profile, path.join(publicDir, profile.foto), section),
})

export const socialFiles: BuiltFile[] = [
  image('social.png'),
  ...SECTIONS.map((route) => image(`social-${route.path.slice(1, -1)}.png`, route.title)),
]
