/** Files the build writes besides pages, as paths without prefix; links to them are good. */
export const GENERATED_PATHS: readonly string[] = [
  '/openapi.json',
  '/llms.txt',
  '/llms-full.txt',
  '/sitemap-index.xml',
  '/sitemap-0.xml',
]
