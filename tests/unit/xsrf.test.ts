import { describe, expect, it } from 'vitest'
import { xsrfToken } from '../../src/site/model/lists/http-client'

const page = { address: 'https://sitio.example/repo/', cookies: 'a=1; XSRF-TOKEN=s%2F1; b=2' }

describe('xsrfToken', () => {
  it.each(['https://sitio.example/api', '/api', 'api'])('goes with a POST to %s', (url) => {
    expect(xsrfToken({ method: 'post', url }, page)).toBe('s/1')
  })

  it.each(['GET', 'HEAD', 'get'])('does not go with %s', (method) => {
    expect(xsrfToken({ method, url: '/api' }, page)).toBeNull()
  })

  it.each([
    '//otro.example/api',
    'https://otro.example/api',
    'http://sitio.example/api',
    '\\\\otro.example/api',
  ])('never goes to another origin: %s', (url) => {
    expect(xsrfToken({ method: 'DELETE', url }, page)).toBeNull()
  })

  it('is null without the cookie', () => {
    expect(xsrfToken({ method: 'PUT', url: '/api' }, { ...page, cookies: 'X=1' })).toBeNull()
  })
})
