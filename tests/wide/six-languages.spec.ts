import { test } from '@playwright/test'
import { PROJECT_ROOT } from '../fixtures/build-fixture'
import { expectGreen } from './unit-tests'

test('a site has no Spanish or English word in any other language that has words', () =>
  expectGreen(PROJECT_ROOT, ['tests/unit/six-languages.test.ts'], { EVERY_LANGUAGE: '1' }))
