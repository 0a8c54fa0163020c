import { useFBO } from '@react-three/drei/core/Fbo.js'
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type Mesh, NearestFilter, UnsignedByteType } from 'three'
import { GROUND_LAYER, type Ground } from '../ground'
import { type CardMeshes, createCardBody } from './card-body'
import { PLATE_TARGET } from './plate'

/** Same format as the screen, read pixel by pixel. */
const PICTURE_TARGET = {
  type: UnsignedByteType,
  depthBuffer: false,
  minFilter: NearestFilter,
  magFilter: NearestFilter,
}
/** useFrame priority: before readers of `ground`. Negative, so that r3f still renders by itself. */
const FIRST = -1

/** The card in the DOM card's pose, and its shadow on the background. */
export function LitCard({ ground }: { ground: Ground }) {
  const canvas = useThree(({ gl }) => gl.domElement)
  const body = useMemo(createCardBody, [])
  const front = useFBO(1, 1, PLATE_TARGET)
  const back = useFBO(1, 1, PLATE_TARGET)
  const picture = useFBO(1, 1, PICTURE_TARGET)
  const targets = useMemo(() => ({ front, back, picture }), [front, back, picture])
  const meshes = useRef<Partial<CardMeshes>>({})
  const part = (name: keyof CardMeshes) => (mesh: Mesh | null) => {
    if (!mesh) return
    mesh.layers.enable(GROUND_LAYER)
    meshes.current[name] = mesh
  }

  useFrame((state) => body.update(meshes.current as CardMeshes, targets, ground, state), FIRST)

  useEffect(() => {
    const forget = () => {
      ground.picture = null
      body.forget(targets)
    }
    canvas.addEventListener('webglcontextrestored', forget)
    return () => canvas.removeEventListener('webglcontextrestored', forget)
  }, [canvas, body, targets, ground])
  useEffect(() => () => body.dispose(), [body])

  const { geometries, materials } = body
  const hidden = { frustumCulled: false, visible: false }
  return (
    <>
      <mesh
        ref={part('shadow')}
        {...hidden}
        geometry={geometries.shadow}
        material={materials.shadow}
      />
      <mesh ref={part('sheet')} {...hidden} geometry={geometries.sheet} material={materials.card} />
      <mesh
        ref={part('pieces')}
        {...hidden}
        geometry={geometries.pieces}
        material={materials.pieces}
      />
      {/* Invisible; mounted so that its shader is compiled with the rest. */}
      <primitive object={body.engraving} visible={false} />
    </>
  )
}
