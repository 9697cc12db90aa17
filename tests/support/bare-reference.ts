/** A description of an open API as authors write it, without its groups. */
export const BARE_REFERENCE = {
  title: '接口',
  version: '1',
  description: '说明',
  servers: [{ url: 'https://example.com', description: '示例' }],
  envelope: [],
  failures: [],
  limits: [],
}
