import { color } from '../../site/strings'
import { Icon } from '../parts/Icon'

const [before = '', after = ''] = color.toggleAria.split('{mode}')

/**
 * Button that changes the colour mode. Both names and both icons are in the HTML and CSS shows the right ones, so
 * that nothing has to be put right after the page has loaded. `src/enhance/color-mode.ts` operates it.
 */
export function ColorToggle() {
  return (
    <button className="icon-btn js-only" type="button" data-color-toggle="">
      <span className="sr">
        {before}
        <span className="when-light">{color.light}</span>
        <span className="when-dark">{color.dark}</span>
        {after}
      </span>
      <Icon name="moon" className="when-light" />
      <Icon name="sun" className="when-dark" />
    </button>
  )
}
