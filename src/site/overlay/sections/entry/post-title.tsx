import { employerBeside } from '../../../../model/entries'
import type { Experience } from '../../../../model/schema/schema'
import { TextOf } from '../../language/text-of'
import { useSite } from '../../site-context'

/** The name of a post outside of its list: 'Desarrolladora en Empresa'. */
export function PostTitle({ post }: { post: Experience }) {
  const { words } = useSite()
  return (
    <>
      <TextOf entry={post} field="titulo" />
      {employerBeside(post) !== '' && (
        <>
          {' '}
          <span className="together">
            <span>{words.entry.at.trimStart()}</span>
            <span className="p-org">
              <TextOf entry={post} field="empresa" />
            </span>
          </span>
        </>
      )}
    </>
  )
}
