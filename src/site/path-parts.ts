/** @returns the parts of a name with namespaces, each with its dot: `Util.sculpt.BoxMesh` may break between them. */
export const pathParts = (name: string): string[] => name.split(/(?<=[A-Za-z]\.)(?=[A-Za-z])/)
