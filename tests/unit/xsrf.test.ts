import { expect, it } from 'vitest'
import { xsrfToken } from '../../src/site/model/lists/http-client'

const page = { address: 'https://sitio.example/repo/', cookies: 'a=1; XSRF-TOKEN=s%2F1; b=2' }

it.each([
  ['post', 'https://sitio.example/api', 's/1'],
  ['POST', '/api', 's/1'],
  ['PUT', 'api', 's/1'],
  ['GET', '/api', null],
  ['HEAD', '/api', null],
  ['get', '/api', null],
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
