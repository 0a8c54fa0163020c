import { describe, expect, it } from 'vitest'
import { xsrfToken } from '../../src/model/lists/http-client'
import { ProblemError } from '../../src/tools/content/problem'
import { messagesIn } from '../../src/tools/messages/messages'
import { contentPolicy as policyFor } from '../../src/tools/output/pages/content-policy'

const contentPolicy = (url: string | undefined) => policyFor(url, messagesIn('es'), 'script')

describe('the policy', () => {
  it('allows one script inline, by its hash, and nothing of others', () => {
    const text = contentPolicy(undefined)
    // printf script | openssl dgst -sha256 -binary | base64
    const hash = 'sha256-IaAnC39moeTCWTPxOh5aG7tHV1eAcpMMgYkTH5xqquE='
    expect(text).toContain(`default-src 'none'; script-src 'self' '${hash}'; style-src 'self';`)
    expect(text).not.toMatch(/unsafe|\*|data:|blob:|https?:/)
  })

  it.each([
    ['https://datos.example.com/v1/listas', "connect-src 'self' https://datos.example.com;"],
    ['//datos.example.com/listas', "connect-src 'self' https://datos.example.com;"],
    ['/listas', "connect-src 'self';"],
    ['', "connect-src 'self';"],
  ])('lets lists come from %j', (contentUrl, directive) => {
    expect(contentPolicy(contentUrl)).toContain(directive)
  })

  it.each([
    'https://a;script-src/',
    'https://a"onload=alert(1)/',
    "https://a'unsafe-inline'/",
    'https://a,b/',
    'https://*/',
    'javascript:alert(1)',
    'data:application/json,[]',
    'https://',
  ])('is not widened by %j', (contentUrl) => {
    expect(() => contentPolicy(contentUrl)).toThrow(ProblemError)
  })
})

const page = { address: 'https://sitio.example/repo/', cookies: 'a=1; XSRF-TOKEN=s%2F1; b=2' }

it.each([
  ['post', 'https://sitio.example/api', 's/1'],
  ['PUT', 'api', 's/1'],
  ['GET', '/api', null],
  ['HEAD', '/api', null],
  ['DELETE', '//otro.example/api', null],
  ['DELETE', 'https://otro.example/api', null],
  ['DELETE', 'http://sitio.example/api', null],
  ['DELETE', '\\\\otro.example/api', null],
])('the token of %s %s is %s', (method, url, token) => {
  expect(xsrfToken({ method, url }, page)).toBe(token)
})

it('there is no token without the cookie', () => {
  expect(xsrfToken({ method: 'PUT', url: '/api' }, { ...page, cookies: 'X=1' })).toBeNull()
})
