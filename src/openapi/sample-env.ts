/** Names of the environment variables that samples read. */
export const SAMPLE_ENV = { key: 'REALSEE_APP_KEY', secret: 'REALSEE_APP_SECRET', token: 'REALSEE_TOKEN' } as const
