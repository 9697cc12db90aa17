/** Files for coding agents; paths without prefix. Apart from the others, so that no page's script holds them. */
export const agentFiles = {
  errors: '/errors.json',
  errorsSchema: '/schemas/errors.schema.json',
  pitfalls: '/pitfalls.json',
  pitfallsSchema: '/schemas/pitfalls.schema.json',
  liveTypes: '/types/realsee-live.d.ts',
  jsbridgeTypes: '/types/realsee-jsbridge-x.d.ts',
  rules: '/agents.md',
  skill: '/agents/SKILL.md',
  package: '/agents/realsee-docs.tgz',
} as const
