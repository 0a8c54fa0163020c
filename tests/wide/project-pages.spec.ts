import { test } from '../browser/test'
import { LONG_PAGE, SHORT_PAGE, writeProjectPages } from '../fixtures/project-pages'
import { expectWhole, otherSite } from './other-site'

const site = otherSite('project-pages', writeProjectPages)
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const { slug } of [LONG_PAGE, SHORT_PAGE]) {
  for (const path of [`/proyectos/${slug}/`, `/en/projects/${slug}/`]) {
    test(`${path} is whole at every size, without an axe violation`, ({ page }) =>
      expectWhole(page, site.origin + path, '.prose :is(pre, .table)'))
  }
}
