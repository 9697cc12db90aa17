import { commonCharacterBytes } from '../../engine/corrections'

/** How far apart two characters are: the same, of the same sound, of a similar one, of the same rhyme, neither. */
const COSTS = { sound: 0.2, similar: 0.4, rhyme: 0.7, other: 1 }

/** Initials that are mistaken for each other stand in one group. */
const INITIALS: [RegExp, string][] = [
  [/^(?:zh|ch|z|c)/, 'z'],
  [/^(?:sh|s)/, 's'],
  [/^[jqx]/, 'j'],
  [/^[lnr]/, 'l'],
  [/^[bp]/, 'b'],
  [/^[dt]/, 'd'],
  [/^[fhgk]/, 'h'],
]

/** A syllable as someone hears it who does not tell such initials apart, nor -n from -ng. */
const heard = (sound: string): string =>
  INITIALS.reduce((text, [pattern, group]) => text.replace(pattern, group), sound).replace(/(?<=[aei])ng$/, 'n')

const rhymeOf = (sound: string): string => sound.replace(/^(?:[zcs]h|[^aeiouv])/, '')

interface Syllable {
  sound: string
  heard: string
  rhyme: string
}

/** @returns how far a character is from another, 0–1. */
export type CharacterDistance = (typed: string, meant: string) => number

/** @param sounds of all common characters, see `CorrectionData`. */
export function characterDistance(sounds: string): CharacterDistance {
  const characters = new TextDecoder('gbk').decode(commonCharacterBytes())
  const known = new Map<string, Syllable>()
  let next = 0
  for (const [, sound = '', length] of sounds.matchAll(/([a-z]*)(\d*)(?: |$)/g)) {
    const syllable = { sound, heard: heard(sound), rhyme: rhymeOf(sound) }
    for (const end = next + Number(length || 1); next < end; next++) known.set(characters.charAt(next), syllable)
  }
  return (typed, meant) => {
    if (typed === meant) return 0
    const [a, b] = [known.get(typed), known.get(meant)]
    if (!a || !b) return COSTS.other
    if (a.sound === b.sound) return COSTS.sound
    if (a.heard === b.heard) return COSTS.similar
    return a.rhyme === b.rhyme ? COSTS.rhyme : COSTS.other
  }
}
