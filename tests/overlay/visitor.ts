import { afterEach, beforeEach, vi } from 'vitest'

const REDUCED = '(prefers-reduced-motion: reduce)'
const FINGER = '(any-pointer: coarse)'

type Answer = 'granted' | 'denied'

class Reading extends Event {
  static requestPermission: (() => Promise<Answer>) | undefined
  readonly beta = 45
  readonly gamma = 0
}

export function visitorWith(...initial: ('reduced motion' | 'a phone')[]) {
  const query = (matches: boolean) => Object.assign(new EventTarget(), { matches })
  const queries = {
    [REDUCED]: query(initial.includes('reduced motion')),
    [FINGER]: query(initial.includes('a phone')),
  }
  vi.stubGlobal('matchMedia', (text: keyof typeof queries) => queries[text] ?? query(false))
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('DeviceOrientationEvent', Reading)
  return {
    setReduced: (matches: boolean) => {
      queries[REDUCED].matches = matches
      queries[REDUCED].dispatchEvent(new Event('change'))
    },
    answerWith: (answer: Answer) => {
      Reading.requestPermission = () => Promise.resolve(answer)
    },
    sendReading: () => window.dispatchEvent(new Reading('deviceorientation')),
  }
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  Reading.requestPermission = undefined
  vi.unstubAllGlobals()
})
