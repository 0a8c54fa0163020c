const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether the processor draws. Firefox says so itself, and warns of the extension that others need. */
export function isSoftware(context: WebGL2RenderingContext): boolean {
  const name = String(context.getParameter(context.RENDERER))
  const info = /webkit/i.test(name) && context.getExtension('WEBGL_debug_renderer_info')
  return SOFTWARE.test(info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : name)
}
