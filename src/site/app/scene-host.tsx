import { useEffect, useRef } from 'react'
import { whenIdle } from '../interaction/frames/when-idle'
import { sceneState } from '../state/scene-state'
import styles from './app.module.css'
import { savesData } from './saves-data'

const hasForcedColors = () => window.matchMedia('(forced-colors: active)').matches

function startInHost(host: HTMLElement): () => void {
  let stopScene = () => {}
  let isStopped = false
  const cancel = whenIdle(async () => {
    if (savesData() || hasForcedColors()) return
    sceneState.set('loading')
    try {
      const { startScene } = await import('../scene/host/start-scene')
      if (!isStopped) stopScene = startScene(host)
    } catch (reason) {
      console.warn(import.meta.env.PORTFOLIO_FAULT_sceneNotLoaded, reason)
      sceneState.set('unavailable')
    }
  })
  return () => {
    isStopped = true
    cancel()
    stopScene()
    sceneState.set('unavailable')
  }
}

/** The container of the scene's canvas, which is empty in the served HTML. */
export function SceneHost() {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => (host.current ? startInHost(host.current) : undefined), [])
  return <div ref={host} className={styles.backdrop} aria-hidden="true" />
}
