import { searchIslands } from '../../site/strings/search'
import { tasksHere } from '../client/here'
import { hrefOf } from '../navigate-to-hit'

/** Pages by task: a way on where a search has none. */
export function Tasks() {
  return (
    <>
      <p>{searchIslands.tasks}</p>
      <ul className="search-tasks">
        {tasksHere().map(({ label, path }) => (
          <li key={path}>
            <a href={hrefOf(path)}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
