import { useFBO } from '@react-three/drei/core/Fbo.js'
import { ScreenQuad } from '@react-three/drei/core/ScreenQuad.js'
import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { extend, type RootState, useFrame } from '@react-three/fiber'
import { type RefObject, useRef } from 'react'
import {
  Layers,
  type Mesh,
  NearestFilter,
  NoBlending,
  type ShaderMaterial,
  type Texture,
  UnsignedByteType,
  Vector2,
  Vector3,
} from 'three'
import dither from '../../../shaders/dither.glsl?raw'
import fragmentShader from '../../../shaders/night/fragment.glsl?raw'
import vertexShader from '../../../shaders/night/vertex.glsl?raw'
import { drawInto } from './renderer'
import { sceneValues } from './scene-values'

/** For materials that are blended over others. `depthTest` stays on: there is no depth, and turning it off costs calls. */
export const TRANSLUCENT = { transparent: true, premultipliedAlpha: true } as const

/** `transparent` keeps all meshes in one render list, since three rebuilds each list in every frame. */
const OPAQUE = { transparent: true, blending: NoBlending } as const

/** One picture of night, shadow and card, drawn while the card rests. Its alpha hides the dust. Null while it moves. */
export type CachedBackground = RefObject<Texture | null>

const CACHED_LAYER = 1
export const CACHED = new Layers()
CACHED.enable(CACHED_LAYER)

const PICTURE = {
  type: UnsignedByteType,
  depthBuffer: false,
  minFilter: NearestFilter,
  magFilter: NearestFilter,
}
const bufferSize = new Vector2()

/** @returns a function that draws the meshes of the layer `CACHED` into the cached picture */
export function useCapture(cached: CachedBackground): (state: RootState) => void {
  const picture = useFBO(1, 1, PICTURE)
  return ({ gl, scene, camera }) => {
    gl.getDrawingBufferSize(bufferSize)
    camera.layers.set(CACHED_LAYER)
    drawInto(picture, bufferSize, gl, scene, camera)
    camera.layers.set(0)
    cached.current = picture.texture
  }
}

const NIGHT = { uCentre: new Vector3(), uMiddle: new Vector3(), uRim: new Vector3() }
const NightMaterial = extend(shaderMaterial(NIGHT, vertexShader, `${dither}${fragmentShader}`))
const CACHED_PICTURE = { uPicture: null as Texture | null }
const PictureMaterial = extend(
  shaderMaterial(CACHED_PICTURE, vertexShader, `#define CACHED\n${fragmentShader}`),
)

/** The page's background, or the cached picture in its place. */
export function Night({ cached }: { cached: CachedBackground }) {
  const night = useRef<Mesh>(null)
  const picture = useRef<Mesh>(null)
  const material = useRef<ShaderMaterial & typeof CACHED_PICTURE>(null)
  const [light, base, dark] = sceneValues.colors.night
  useFrame(() => {
    if (!night.current || !picture.current || !material.current) return
    material.current.uPicture = cached.current
    picture.current.visible = cached.current !== null
    night.current.visible = cached.current === null
  })
  return (
    <>
      <ScreenQuad ref={night} layers={CACHED}>
        <NightMaterial {...OPAQUE} uCentre={light} uMiddle={base} uRim={dark} />
      </ScreenQuad>
      <ScreenQuad ref={picture} visible={false}>
        <PictureMaterial ref={material} {...OPAQUE} />
      </ScreenQuad>
    </>
  )
}
