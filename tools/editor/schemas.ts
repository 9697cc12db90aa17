import { z } from 'zod'
import { sidebarSchema } from '../../src/gatsby/sidebar-schema'

/** JSON schemas for editors, by the file they are kept in; made of what the build checks by. */
export const editorSchemas = (): Record<string, object> => ({
  '.vscode/sidebar.schema.json': z.toJSONSchema(sidebarSchema, { io: 'input', unrepresentable: 'any' }),
})
