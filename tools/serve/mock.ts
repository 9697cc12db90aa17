import { spawnMock } from './mock-gateway'
import { runCommand } from '../check/command'

/**
 * `npm run mock`: a stand-in for the gateway on `PORT` (default 4010), made from the OpenAPI document. It answers with
 * the examples, checks requests and headers, and pages on any local address may call it. Only this machine reaches it.
 */
function main(): void {
  const [odd] = process.argv.slice(2)
  if (odd !== undefined) throw new Error(`不认识 ${odd}。端口写成环境变量：PORT=4020 npm run mock`)
  const port = Number(process.env.PORT || 4010)
  const { child, ready } = spawnMock(port, (text) => process.stdout.write(text))
  ready.then(
    () =>
      console.log(
        [
          '',
          `模拟网关已就绪：http://127.0.0.1:${port}（数据是描述文件里的示例，什么都不保存）`,
          '把示例里的网关地址换成它，密钥和凭证随便填。要看失败的返回，加请求头：',
          `  curl -H 'Authorization: demo' -H 'Prefer: example=failure2' 'http://127.0.0.1:${port}/open/v1/entity/vr/list?page=1'`,
          '按 Ctrl+C 停止',
          '',
        ].join('\n'),
      ),
    () => console.error(`模拟网关没有起来。端口 ${port} 可能已被占用，换一个：PORT=4020 npm run mock`),
  )
  child.on('exit', (code) => (process.exitCode = code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
}

runCommand(main)
