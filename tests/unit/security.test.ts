import { describe, expect, it } from 'vitest'
import { ProblemError } from '../../src/tools/content/problem'
import {
  contentPolicy,
  policyMetaTag,
  policyText,
} from '../../src/tools/files/pages/content-policy'
import { messagesIn } from '../../src/tools/messages/messages'

const say = messagesIn('es')

describe('the policy', () => {
  it('allows nothing inline and nothing of others', () => {
    const text = policyText(contentPolicy(undefined, say))
    expect(text).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(text).not.toMatch(/unsafe|\*|data:|blob:|https?:/)
  })

  it('leaves out of the meta tag what only a header can say', () => {
    const meta = policyMetaTag(contentPolicy(undefined, say))
    expect(meta).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src 'none';/)
    expect(meta).not.toContain('frame-ancestors')
  })

  it.each([
    ['https://datos.example.com/v1/listas', "connect-src 'self' https://datos.example.com;"],
    ['//datos.example.com/listas', "connect-src 'self' https://datos.example.com;"],
    ['/listas', "connect-src 'self';"],
    ['', "connect-src 'self';"],
  ])('lets lists come from %j', (contentUrl, directive) => {
    expect(policyText(contentPolicy(contentUrl, say))).toContain(directive)
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
    expect(() => contentPolicy(contentUrl, say)).toThrow(ProblemError)
  })
})
