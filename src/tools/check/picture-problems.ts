import sharp from 'sharp'
import { kindOf } from '../../model/schema/content-fields'
import type { Kind } from '../../model/schema/fields'
import type { Advice, Problem, SourceLocation } from '../content/problem'
import { withPhotos } from '../content/reading/media/svg-photos'
import { withoutTags } from '../content/reading/media/without-tags'
import { mediumOf } from '../content/reading/public-files'
import { showValue } from '../content/show-value'
import type { Messages } from '../messages/es/es'
import { portraitTones } from '../portrait/portrait-tones'
import type { Checked, ContentValue } from './checked'

const KB = 1000
/** The build crops and sizes portraits and pictures, which may be large. */
const PORTRAIT = { leastPx: 400, bestPx: 512 }
const PICTURE = { leastWidthPx: 640, bestWidthPx: 1280 }
const ICON_MOST_BYTES = 30 * KB
const DOCUMENT_MOST_BYTES = 3000 * KB
const SCREEN_DENSITY = 2
const VECTOR = /\.svg$/i
const PDF = /\.pdf$/i

const ICONS = new Set<Kind | undefined>(['icon', 'section-icon'])
const DOCUMENTS = new Set<Kind | undefined>(['document', 'pdf'])

type Image = { width: number; height: number }

const sizeOf = (picture: Buffer): Promise<Image | undefined> =>
  sharp(picture)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined)

const shownSize = (bytes: number, { reading }: Messages) =>
  bytes < 1000 * KB
    ? `${Math.round(bytes / KB)} KB`
    : `${reading.decimal((bytes / (1000 * KB)).toFixed(1))} MB`

function heavy(file: string, bytes: number, most: number, say: Messages): Advice[] {
  if (bytes <= most) return []
  const { weight, reduce } = say.check.image
  return [{ found: weight(file, shownSize(bytes, say)), todo: reduce(shownSize(most, say)) }]
}

export function smallPortrait(file: string, { width, height }: Image, say: Messages): Advice[] {
  if (Math.min(width, height) >= PORTRAIT.leastPx) return []
  const { size, bestPortrait } = say.check.image
  return [{ found: size(file, width, height), todo: bestPortrait(PORTRAIT.bestPx) }]
}

/** Below it, the photos that were tried could not be told from each other. */
const LEAST_CONTRAST = 0.12

async function flatPortrait(file: string, photo: Buffer, say: Messages): Promise<Advice[]> {
  const { contrast } = await portraitTones(photo)
  if (contrast >= LEAST_CONTRAST) return []
  const { flat, useFoto } = say.check.image
  return [{ found: flat(file), todo: useFoto }]
}

function wrongSize(
  { name, path, field, entry }: ContentValue,
  file: string,
  image: Image,
  messages: Messages,
) {
  const say = messages.check.image
  const { width, height } = image
  const found = say.size(file, width, height)
  if (VECTOR.test(file)) return []
  if (field === 'foto') return smallPortrait(file, image, messages)
  const kind = kindOf(name, path)
  if (kind === 'picture' && width < PICTURE.leastWidthPx) {
    return [{ found, todo: say.bestPicture(PICTURE.bestWidthPx) }]
  }
  if (kind !== 'icon') return []
  const shown = [Number(entry.anchoIcon), Number(entry.altoIcon)] as const
  const [wide, high] = shown
  const isSmall = width < wide || height < high
  if (!isSmall && Math.max(width / wide, height / high) <= 2 * SCREEN_DENSITY) return []
  const todo = say.bestIcon(wide * SCREEN_DENSITY, high * SCREEN_DENSITY)
  return [{ found: (isSmall ? say.shownSmall : say.shownLarge)(found, ...shown), todo }]
}

async function problemsOf(value: ContentValue, { workspace, say }: Checked): Promise<Problem[]> {
  const { field, location, entry } = value
  const name = typeof value.value === 'string' ? value.value : ''
  const kind = kindOf(value.name, value.path)
  if (!ICONS.has(kind) && !DOCUMENTS.has(kind) && kind !== 'picture') return []
  const file = `public/${name}`
  const bytes = workspace.has(file) ? workspace.bytes(file) : undefined
  // Others are addresses, icons of devicon, or the template's own files.
  if (!bytes) return []
  const image = PDF.test(name) ? undefined : await sizeOf(bytes)
  if (!image && !PDF.test(name)) {
    // Photos are reported by `brokenMedia`.
    const { unreadable, saveAgain } = say.check.image
    return mediumOf(workspace, name) === 'photo'
      ? []
      : [{ ...location, found: unreadable(file), todo: saveAgain }]
  }
  const most = ICONS.has(kind) ? ICON_MOST_BYTES : DOCUMENT_MOST_BYTES
  const advice = [
    ...(image && !DOCUMENTS.has(kind) ? wrongSize(value, file, image, say) : []),
    ...(image && field === 'foto' && entry.retrato === 'grabado'
      ? await flatPortrait(file, bytes, say)
      : []),
    ...(kind === 'picture' ? [] : heavy(file, bytes.length, most, say)),
  ]
  return advice.map((one) => ({ ...location, isAdvice: true, ...one }))
}

export async function pictureProblems(site: Checked): Promise<Problem[]> {
  const problems = await Promise.all(site.values.map((value) => problemsOf(value, site)))
  return problems.flat()
}

/** Phones write JPEGs with harmless warnings; a truncated file is an error. @throws Error */
const decode = (photo: Buffer) => sharp(photo, { failOn: 'error' }).stats()

/** Tried as the build will do it. @throws Error where it cannot be taken out where a file was made */
const TRIED = {
  photo: decode,
  recording: async (bytes: Buffer) => withoutTags(bytes),
  svg: (bytes: Buffer) =>
    withPhotos(bytes, async (photo) => {
      await decode(photo)
      return photo
    }),
}

/** Pictures, videos and sounds of which the build could not take out where they were made. */
export async function brokenMedia({
  workspace,
  publicFiles,
  values,
  say,
}: Checked): Promise<Problem[]> {
  const { undecodable, decodable, unclean, cleanable } = say.reading.fileContent
  const problems: Problem[] = []
  for (const name of publicFiles) {
    const medium = mediumOf(workspace, name)
    const isWhole =
      !medium ||
      (await TRIED[medium](workspace.bytes(`public/${name}`) ?? Buffer.of()).then(
        () => true,
        () => false,
      ))
    if (isWhole) continue
    const named: SourceLocation[] = values
      .filter(({ value }) => value === name)
      .map(({ location }) => location)
    const locations = named.length > 0 ? named : [{ file: `public/${name}` }]
    const fault =
      medium === 'recording'
        ? { found: unclean(showValue(name)), expected: cleanable }
        : { found: undecodable(showValue(name)), expected: decodable }
    problems.push(...locations.map((location) => ({ ...location, ...fault })))
  }
  return problems
}
