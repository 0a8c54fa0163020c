/** SHA-256 of the shipped files, by path in public/. */
export const SHIPPED_FILES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'retrato.webp': '33eb50030da800dcc3c9114f06747ad1e705773d09c67522992443a8bbd15089',
    'certificados/desarrollo-web-fullstack.pdf':
      '8d4d83aad8428274f22dcad651f5614d65452768a98251d9af8d7b372d0c6f36',
    'certificados/ingles-tecnico-b2.pdf':
      'c3175263b2a903009af3c69c19940b5f56524fd976c0d7f1a026c146eb83ab88',
  }),
)

/** The example's icons, likewise; an owner may well keep them. */
const SHIPPED_ICONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'iconos/creativo.svg': '9ad636b07e3187c9b5057f0dabb20ce3ccf821aad73a81cb37bf16e68dae1310',
    'iconos/ingles.svg': '5469ca8a2131a648b4a5bf4a67c3a298b717ea18b8289ff51cb30cb636372779',
    'iconos/pensamiento-critico.svg':
      'e4c906812dcef0fd65fac57dbab07a27836e3e7415a52ba753d53e05513be4a0',
    'iconos/responsable.svg': 'eb686356531308ee77f0e611007435bc324e4a0969b375eea333a40391895fce',
    'iconos/trabajo-en-equipo.svg':
      '18513e6e5a213b54507d0af9c327fbf1852f9016a02c845989885aec8879e54d',
  }),
)

/** Of the example's content: see `contentHash` in src/tools/import/safe-files.ts. */
const SHIPPED_CONTENT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'educacion.json': '3c4c656835488ee73ec80bda05c70bb72847ae8e5fcf2cc4c5af3fbe07e491ba',
    'en/educacion.json': 'c6f044f083ffdbbd301dbb1eacbec757d0d873017769c125514a330c7dbf50f7',
    'en/experiencia.json': 'fb30c23ee9233ca12f915bd6914d19331ca4e78a81cf804cc6a1cd7875cad275',
    'en/hard-skills.json': '57c0e7c426b4ad39968cc779c74ebae44abff604a23ff7bd404516dc3d219075',
    'en/perfil.json': '591a05678770d8be67a09261e4dec9066525a953c0456b193a8c3b93f518a8b5',
    'en/proyectos.json': '8d7663af828420858148bb493a29f9375354cedb36d19837bac689378f150097',
    'en/soft-skills.json': '0fa2f8e70dcd16e268ffbfc6f4ed1d940d88cad70248e80ec32f1a324f141248',
    'experiencia.json': 'd04060ca8fc040f8fd8522d0247d1e2e37cfa76394e9e821811849adba8e29f0',
    'hard-skills.json': '6648dabc32a707a68f69b7d5c071189f95f26f8d4936bf054028e6b0da4c0988',
    'perfil.json': 'c6e26eeda08ba5d5ee0321c630fea5c2dc2ff88724be926144e8984e77caf9d4',
    'proyectos.json': '9ee2193de393adcee4e2bb14e4c2591d172979c31e353391933701d83f83be4a',
    'soft-skills.json': 'b917dbd041f94fafd512a7dc568dc69053a470b66a272a97a9dec405e3cd0e1a',
  }),
)

export const SHIPPED = {
  public: new Map([...SHIPPED_FILES, ...SHIPPED_ICONS]),
  content: SHIPPED_CONTENT,
}
