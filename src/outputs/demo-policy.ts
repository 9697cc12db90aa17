import { DEMO_FOLDER } from '../site/routes'

/** File of the document that programs run in, without prefix. */
export const DEMO_FRAME = `${DEMO_FOLDER}/frame/index.html`

/**
 * What a running program may do: it has no origin (sandbox), asks for nothing but what pages of the web may, and is shown
 * by this site only. Packages have pictures at http addresses. WebAssembly and workers from blobs are what `@realsee/five` draws with; plugins add style elements.
 * @param host of the request, with its port: in Safari `'self'` is nothing in a frame without an origin. `http:` stands for
 *   `https:` too.
 */
export const demoPolicy = (host: string): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'self' http://${host} blob: 'wasm-unsafe-eval'`,
    `style-src 'self' http://${host} blob: 'unsafe-inline'`,
    "img-src 'self' data: blob: https: http:",
    `media-src 'self' http://${host} data: blob: https:`,
    `font-src 'self' http://${host} data:`,
    `connect-src 'self' http://${host} data: blob: https:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
