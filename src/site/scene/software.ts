const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether the processor draws, without a GPU. Firefox tells it in RENDERER, and warns where the extension is asked. */
export function isSoftware(context: WebGL2RenderingContext): boolean {
  const name = String(context.getParameter(context.RENDERER))
  const info = /webkit/i.test(name) && context.getExtension('WEBGL_debug_renderer_info')
  return SOFTWARE.test(info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : name)
}
