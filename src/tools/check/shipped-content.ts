/** SHA-256 of the shipped files, by path in public/. */
export const SHIPPED_FILES: ReadonlyMap<string, string> = new Map([
  ['retrato.webp', '33eb50030da800dcc3c9114f06747ad1e705773d09c67522992443a8bbd15089'],
  [
    'certificados/desarrollo-web-fullstack.pdf',
    '8d4d83aad8428274f22dcad651f5614d65452768a98251d9af8d7b372d0c6f36',
  ],
  [
    'certificados/ingles-tecnico-b2.pdf',
    'c3175263b2a903009af3c69c19940b5f56524fd976c0d7f1a026c146eb83ab88',
  ],
])

/** The example's icons, likewise; an owner may well keep them. */
export const SHIPPED_ICONS: ReadonlyMap<string, string> = new Map([
  ['iconos/creativo.svg', '9ad636b07e3187c9b5057f0dabb20ce3ccf821aad73a81cb37bf16e68dae1310'],
  ['iconos/ingles.svg', '5469ca8a2131a648b4a5bf4a67c3a298b717ea18b8289ff51cb30cb636372779'],
  [
    'iconos/pensamiento-critico.svg',
    'e4c906812dcef0fd65fac57dbab07a27836e3e7415a52ba753d53e05513be4a0',
  ],
  ['iconos/responsable.svg', 'eb686356531308ee77f0e611007435bc324e4a0969b375eea333a40391895fce'],
  [
    'iconos/trabajo-en-equipo.svg',
    '18513e6e5a213b54507d0af9c327fbf1852f9016a02c845989885aec8879e54d',
  ],
])
