import { readSync, writeSync } from 'node:fs'
import { publish } from '../../tools/release/releases'
import { runCommand } from '../../tools/check/command'

/** A release that tells each step it has taken and goes on when it is given a byte. Arguments: built site, folder. */
const [, , publicDir = '', base = ''] = process.argv

runCommand(() => {
  publish(publicDir, base, {
    onStep: (step) => {
      writeSync(1, `${step}\n`)
      readSync(0, Buffer.alloc(1))
    },
  })
})
