import path from 'node:path'
import { profile } from 'virtual:content'
import { ROUTES } from '../../content/routes'
import type { Output } from '../output'
import { socialCard } from './social-card'

const SECTIONS = [ROUTES.education, ROUTES.experience, ROUTES.skills, ROUTES.projects]

const image = (fileName: string, section?: string): Output => ({
  fileName,
  contentType: 'image/png',
  create: ({ publicDir }) => socialCard(profile, path.join(publicDir, profile.foto), section),
})

/** `social.png` and one image a section, `social-<path>.png`. */
export const socialFiles: Output[] = [
  image('social.png'),
  ...SECTIONS.map((route) => image(`social-${route.path.slice(1, -1)}.png`, route.title)),
]
