import { inWide } from './in-wide'
import { hydrated, SCREENS } from './screens'
import { SITES } from './sites'
import { expect, test } from './test'

const PAGES = SCREENS.filter(({ path }) => path !== '/nada-por-aqui')
const SECTION_IMAGES: Record<string, string> = {
  '/educacion/': 'social-educacion.png',
  '/experiencia/': 'social-experiencia.png',
  '/habilidades/': 'social-habilidades.png',
  '/proyectos/': 'social-proyectos.png',
}

for (const site of [SITES.root, SITES.repo]) {
  const title = `at ${site.base} every page has its own head, with absolute addresses`
  test(title, inWide(site === SITES.root), async ({ page }) => {
    const published = `https://portfolio.example.com${site.base}`
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const { path } of PAGES) {
      await page.goto(`${site.origin}${site.base}${path.slice(1)}`)
      const { title: shown, ...head } = await page.evaluate(() => {
        const content = (key: string) =>
          [...document.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`)]
            .map((meta) => meta.getAttribute('content'))
            .join(' + ')
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')]
        return {
          title: document.title,
          description: content('description'),
          canonical: links.map(({ href }) => href).join(' + '),
          address: content('og:url'),
          image: content('og:image'),
          twitterImage: content('twitter:image'),
          card: content('twitter:card'),
          robots: content('robots'),
        }
      })
      const address = `${published}${path.slice(1)}`
      const image = `${published}${SECTION_IMAGES[path] ?? 'social.png'}`
      expect(head).toEqual({
        description: expect.any(String),
        canonical: address,
        address,
        image,
        twitterImage: image,
        card: 'summary_large_image',
        // The content is the example's.
        robots: 'noindex',
      })
      expect(shown.length).toBeLessThanOrEqual(60)
      expect(head.description.length).toBeLessThanOrEqual(160)
      titles.add(shown)
      descriptions.add(head.description)
    }
    expect([titles.size, descriptions.size]).toEqual([PAGES.length, PAGES.length])
  })

  test(`at ${site.base} sitemap and robots list the published pages, and the manifest is relative`, async ({
    request,
  }) => {
    const published = `https://portfolio.example.com${site.base}`
    const text = async (file: string) =>
      (await request.get(`${site.origin}${site.base}${file}`)).text()
    const locations = [...(await text('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)]
    const addresses = locations.map(([, address = '']) => address).toSorted()
    const isEnglish = (address: string) => address.startsWith(`${published}en/`)
    expect(addresses.filter((address) => !isEnglish(address))).toEqual(
      PAGES.map(({ path }) => `${published}${path.slice(1)}`).toSorted(),
    )
    expect(addresses.filter(isEnglish)).toHaveLength(PAGES.length)
    expect(await text('robots.txt')).toContain(`Sitemap: ${published}sitemap.xml`)
    const manifest = JSON.parse(await text('manifest.webmanifest'))
    expect(manifest).toMatchObject({ lang: 'es', start_url: './', scope: './' })
    for (const { src } of manifest.icons) {
      expect(src).not.toMatch(/^\/|:/)
      expect((await request.get(`${site.origin}${site.base}${src}`)).status()).toBe(200)
    }
  })
}

test('navigation updates title, description and canonical without duplicates', async ({ page }) => {
  const head = () =>
    page.evaluate(() => ({
      titles: document.querySelectorAll('title').length,
      descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
        ({ content }) => content.split(' ')[0],
      ),
      canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
        ({ href }) => new URL(href).pathname,
      ),
      robots: document.querySelectorAll('meta[name=robots]').length,
    }))
  await page.goto('/nada')
  await hydrated(page)
  expect(await head()).toMatchObject({ canonicals: [], robots: 1 })
  await page.getByRole('link', { name: 'Ir al inicio' }).click()
  await page.getByRole('link', { name: 'Ir a la navegación' }).click()
  await page.getByRole('link', { name: 'Educación' }).click()
  await expect(page).toHaveTitle('Educación · Nombre Apellido')
  expect(await head()).toEqual({
    titles: 1,
    descriptions: ['Educación'],
    canonicals: ['/educacion/'],
    robots: 0,
  })
})

test('home’s JSON-LD describes the owner', async ({ page }) => {
  await page.goto('/')
  const data = await page.locator('head script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'ProfilePage',
    url: 'https://portfolio.example.com/',
    mainEntity: {
      '@type': 'Person',
      name: 'Nombre Apellido',
      image: 'https://portfolio.example.com/retrato.webp',
      sameAs: ['https://example.com/github', 'https://example.com/linkedin'],
    },
  })
  await page.goto('/educacion/')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
})
