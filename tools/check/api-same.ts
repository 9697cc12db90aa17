import ts from 'typescript'
import { normalType } from './api-cell'
import type { Member } from './api-members'
import type { ProbedCell } from './api-program'

/** Whether a cell says what the declaration says: the same text, or types that fit each other in both directions. */
export function isSame(
  checker: ts.TypeChecker,
  member: Member,
  text: string,
  cell: ProbedCell,
  printed: string,
  isMethod: boolean,
): boolean {
  const signatures = checker.getNonNullableType(member.type).getCallSignatures()
  const returns = isMethod ? signatures.flatMap((signature) => returnTexts(checker, signature)) : []
  const wanted = [member.declared, printed, ...returns].filter((candidate) => candidate !== null)
  if (wanted.some((candidate) => normalType(candidate) === normalType(text))) return true
  const { own, orUndefined } = cell
  if (!own || !orUndefined || cell.type === null || cell.complaint) return false
  const target = member.type
  if (isAny(target)) return true
  if (isAny(own)) return cell.partial
  if (text === 'function' || text === 'Function') return signatures.length > 0
  if (text === 'object') return signatures.length === 0 && isObject(checker.getNonNullableType(target))
  const fits = (a: ts.Type, b: ts.Type): boolean => {
    const there = checker.isTypeAssignableTo(a, b)
    const back = checker.isTypeAssignableTo(b, a)
    return cell.partial ? there || back : there && back
  }
  if (fits(own, target) || fits(orUndefined, target)) return true
  if (signatures.length > 1 && own.getCallSignatures().length && checker.isTypeAssignableTo(target, own)) return true
  return (
    isMethod && own.getCallSignatures().length === 0 && signatures.some((signature) => fits(own, returned(signature)))
  )
}

/** What a call gives; of a type parameter its default or its limit. */
function returned(signature: ts.Signature): ts.Type {
  const type = signature.getReturnType()
  return type.isTypeParameter() ? (type.getDefault() ?? type.getConstraint() ?? type) : type
}

/** What a call gives as text: a name that the package keeps to itself is still the right one. */
function returnTexts(checker: ts.TypeChecker, signature: ts.Signature): string[] {
  const declared = signature.declaration?.type
  return [
    checker.typeToString(signature.getReturnType(), undefined, ts.TypeFormatFlags.NoTruncation),
    ...(declared ? [declared.getText()] : []),
  ]
}

const isAny = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Any) !== 0

const isObject = (type: ts.Type): boolean =>
  type.isUnionOrIntersection() ? type.types.every(isObject) : (type.flags & ts.TypeFlags.Object) !== 0
