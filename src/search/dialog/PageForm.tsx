import type { MutableRefObject } from 'react'
import { addressOf } from '../../reader/address'
import { SEARCH_PAGE_INPUT_MAX } from '../../site/constants'
import { routes } from '../../site/routes'
import { search as strings } from '../../site/strings'
import { Icon } from '../../page/parts/Icon'

interface PageFormProps {
  text: string
  /** Whether an input method is composing. */
  composing: MutableRefObject<boolean>
  onType: (text: string) => void
  onSubmit: () => void
}

/** A plain GET form: without a script it still leads to the address of its query. */
export function PageForm({ text, composing, onType, onSubmit }: PageFormProps) {
  return (
    <form
      role="search"
      action={addressOf(routes.search)}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Icon name="search" />
      <label className="sr" htmlFor="q">
        {strings.pageInputAria}
      </label>
      <input
        id="q"
        name="q"
        type="search"
        placeholder={strings.pagePlaceholder}
        maxLength={SEARCH_PAGE_INPUT_MAX}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          // No panel is open here, so Escape clears the query (specification, section 4).
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onType('')
        }}
        onCompositionStart={() => (composing.current = true)}
        onCompositionEnd={(event) => {
          composing.current = false
          onType(event.currentTarget.value)
        }}
      />
      <button className="btn primary" type="submit">
        {strings.button}
      </button>
    </form>
  )
}
