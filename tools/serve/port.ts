/**
 * @param name of the variable of the environment.
 * @param command how the server is started, for the message.
 * @returns the port that the environment names; `otherwise` when it names none.
 * @throws Error with a Chinese message for what is no port.
 */
export function portFrom(name: string, otherwise: number, command: string, env = process.env): number {
  const written = env[name]
  if (!written) return otherwise
  const port = Number(written)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`${name} 写的是“${written}”，应是 1 到 65535 的整数，例如：${name}=${otherwise} ${command}`)
}
