import { styleTags, tags as t } from '@lezer/highlight'
import { parser } from '@lezer/javascript'

/** The grammar takes the callee of `ref<Size>()` for a value. */
const genericCalls = styleTags({
  'CallExpression/InstantiationExpression/VariableName': t.function(t.variableName),
  'CallExpression/InstantiationExpression/MemberExpression/PropertyName': t.function(t.propertyName),
})

/** JavaScript, and what `dialect` adds to it: `ts`, `jsx`. */
export const script = (dialect: string, top = 'Script'): typeof parser =>
  parser.configure({ dialect, top, props: [genericCalls] })
