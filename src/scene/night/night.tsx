import { ScreenQuad } from '@react-three/drei/core/ScreenQuad.js'
import { shaderMaterial } from '@react-three/drei/core/shaderMaterial.js'
import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { type Mesh, NoBlending, type Texture, Vector3 } from 'three'
import fragmentShader from '../../../shaders/night/fragment.glsl?raw'
import keptShader from '../../../shaders/night/kept.glsl?raw'
import vertexShader from '../../../shaders/night/vertex.glsl?raw'
import { sceneColors } from '../colors'
import { GROUND_LAYER, type Ground } from '../ground'

const NightMaterial = shaderMaterial(
  { uCentre: new Vector3(), uMiddle: new Vector3(), uRim: new Vector3() },
  vertexShader,
  fragmentShader,
)
const KeptMaterial = shaderMaterial({ uPicture: null as Texture | null }, vertexShader, keptShader)

/** `transparent` keeps all meshes in one render list: three rebuilds every list per frame. */
const OPAQUE = { transparent: true, blending: NoBlending }

function createNight() {
  const material = new NightMaterial(OPAQUE)
  const [light, base, dark] = sceneColors().night
  material.uCentre.set(...light)
  material.uMiddle.set(...base)
  material.uRim.set(...dark)
  return material
}

/** Full-screen background, or the cached `ground.picture` instead. */
export function Night({ ground }: { ground: Ground }) {
  const night = useRef<Mesh>(null)
  const kept = useRef<Mesh>(null)
  const materials = useMemo(() => ({ night: createNight(), kept: new KeptMaterial(OPAQUE) }), [])

  useFrame(() => {
    if (!night.current || !kept.current) return
    materials.kept.uPicture = ground.picture
    kept.current.visible = ground.picture !== null
    night.current.visible = ground.picture === null
  })

  useEffect(
    () => () => {
      materials.night.dispose()
      materials.kept.dispose()
    },
    [materials],
  )
  return (
    <>
      <ScreenQuad
        ref={night}
        material={materials.night}
        onUpdate={(mesh) => mesh.layers.enable(GROUND_LAYER)}
      />
      <ScreenQuad ref={kept} material={materials.kept} visible={false} />
    </>
  )
}
