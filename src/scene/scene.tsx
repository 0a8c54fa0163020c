import { LitCard } from './card/lit-card'
import { ParticleField } from './field/particle-field'
import type { Ground } from './ground'
import { Night } from './night/night'
import { Pace, type PaceProps } from './pace'

/** Children in draw order; at most four draw calls per frame. */
export function Scene({ pace, ground }: { pace: PaceProps | undefined; ground: Ground }) {
  return (
    <>
      {pace && <Pace {...pace} />}
      <Night ground={ground} />
      <ParticleField ground={ground} />
      <LitCard ground={ground} />
    </>
  )
}
