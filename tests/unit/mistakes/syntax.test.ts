import { describe, expect, test } from '@jest/globals'
import { testMistakes, toldOf } from '../../support/mistakes'

describe('what the parser cannot read', () => {
  testMistakes([
    ['text behind a tag', '<Details summary="甲">乙\n</Details>', ':6', '没有对应的 </Details>', '各独占一行'],
    ['an end that is mistyped', '<Details summary="甲">\n\n乙\n\n</Detail>', ':10', '不能结束', '写成 </Details>'],
    ['an end of another case', '按 <Kbd>A</kbd>。', ':6', '“按 <Kbd>A</kbd>。”', '</kbd> 写成 </Kbd>'],
    [
      'a step that does not end',
      '<Steps>\n\n<Step title="甲" id="a">\n\n乙\n\n</Steps>',
      ':12',
      '</Steps> 不能结束 <Step>',
      '在 </Steps> 之前写 </Step>',
    ],
    ['a break the wrong way', '甲</br>乙', ':6', '前面没有 <br>', '写成 <br />'],
    ['a placeholder', '换成 <你的域名>。', ':6', '没有对应的', '`<你的域名>`'],
  ])

  test('several of them, and what else is wrong, are told at once', async () => {
    const body =
      '甲 <你的域名> 乙 { a b } 丙。\n\n| a | b |\n| --- | --- |\n| 1 | <br> |\n| 2 |\n\n<Tabs>\n\n<Tab label=“a”>\n\n甲\n\n</Tab>\n\n</Tabs>\n\n角度<0.66。\n\n甲 **乙。'
    expect(await toldOf(body)).toEqual([
      expect.stringMatching(/:6 .*你的域名/),
      expect.stringMatching(/:6 .*花括号里的不是注释/),
      expect.stringMatching(/:15 .*引号要成对/),
      expect.stringMatching(/:10 .*<br>/),
      expect.stringMatching(/:23 .*尖括号/),
      expect.stringMatching(/:11 .*有 1 格/),
      expect.stringMatching(/:25 .*加粗没有生效/),
    ])
  })
})
