import type * as fs from 'node:fs'

type Sync = typeof fs
type Fault = 'kill' | 'full' | (() => void)
type Plan = { at: number; fault: Fault }

/** What a killed process would never see. */
class Killed extends Error {}

const WRITES = ['writeFileSync', 'renameSync', 'copyFileSync', 'mkdirSync', 'rmSync'] as const

let plan: Plan | undefined
let calls = 0

/**
 * The given call fails: `kill` stops it half-way and all later ones, `full` only this one. A function
 * is run just before it, as by another process.
 */
export const failAt = (at: number, fault: Fault) => {
  plan = { at, fault }
  calls = 0
}
/** @returns whether the planned call was reached */
export const repairDisk = (): boolean => {
  const wasReached = plan !== undefined && calls >= plan.at
  plan = undefined
  return wasReached
}

const fullDisk = (syscall: string) =>
  Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall })

/** `node:fs`, where the planned call fails. */
export const failingDisk = (real: Sync): Sync => {
  const halfWritten = (name: string, args: unknown[]) => {
    const [first, second] = args
    if (name === 'writeFileSync') {
      const bytes = Buffer.from(second as Uint8Array)
      real.writeFileSync(first as string, bytes.subarray(0, bytes.length / 2))
    }
    if (name === 'copyFileSync') {
      const bytes = real.readFileSync(first as string)
      real.writeFileSync(second as string, bytes.subarray(0, bytes.length / 2))
    }
  }
  const failing = WRITES.map((name) => [
    name,
    (...args: unknown[]) => {
      if (plan !== undefined) {
        calls++
        if (typeof plan.fault === 'function' && calls === plan.at) {
          const { fault } = plan
          plan = { at: plan.at, fault: () => {} }
          fault()
        }
        if (plan.fault === 'full' && calls === plan.at) throw fullDisk(name)
        if (plan.fault === 'kill' && calls === plan.at) halfWritten(name, args)
        if (plan.fault === 'kill' && calls >= plan.at) throw new Killed()
      }
      return (real[name] as (...all: unknown[]) => unknown)(...args)
    },
  ])
  return { ...real, ...Object.fromEntries(failing) }
}
