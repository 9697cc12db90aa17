import type { Server } from 'node:http'
import { HOST, LOOPBACK } from '../../src/gatsby/allowed-hosts'

/** Listens, or ends with a plain message. @param command how it is started again on another port. */
export function listen(server: Server, port: number, command: string, started: (address: string) => void): void {
  const fail = (error: NodeJS.ErrnoException): void => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `端口 ${port} 已被占用。换一个：PORT=${port + 1} ${command}`
        : `服务没有起来：${error.message}`,
    )
    process.exit(1)
  }
  server.on('error', fail)
  // Idle for five seconds, Node would close a connection, also one with the next request on its way: a proxy fails then
  server.keepAliveTimeout = 0
  try {
    server.listen(port, HOST, () => started(`http://${LOOPBACK.has(HOST) ? 'localhost' : HOST}:${port}`))
  } catch (error) {
    // What is no port
    fail(error as Error)
  }
}
