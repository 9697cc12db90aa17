import { color, fill } from '../../site/strings/interface'
import { Icon } from '../shared/Icon'

/**
 * Button that changes the colour mode. Both names and both icons are in the HTML and CSS shows the right ones, so
 * that nothing has to be put right after the page has loaded. `src/page/ColorToggle/early.ts` operates it.
 */
export function ColorToggle() {
  return (
    <button className="icon-btn js-only" type="button" data-color-toggle="">
      <span className="sr when-light">{fill(color.toggleAria, { mode: color.light })}</span>
      <span className="sr when-dark">{fill(color.toggleAria, { mode: color.dark })}</span>
      <Icon name="moon" className="when-light" />
      <Icon name="sun" className="when-dark" />
    </button>
  )
}
