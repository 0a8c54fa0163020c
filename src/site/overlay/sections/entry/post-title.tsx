import type { ReactNode } from 'react'
import { employerBeside } from '../../../../model/entries'
import type { Experience } from '../../../../model/schema/schema'
import { TextOf } from '../../language/text-of'
import { useSite } from '../../site-context'

type Props = {
  post: Experience
  /** Stands in the line of the last word. */
  children?: ReactNode
}

/** The name of a post outside of its list: 'Desarrolladora en Empresa'. */
export function PostTitle({ post, children }: Props) {
  const { words } = useSite()
  return (
    <>
      <TextOf entry={post} field="titulo" />
      {employerBeside(post) === '' ? (
        children
      ) : (
        <>
          {' '}
          <span className="together">
            <span>{words.entry.at.trimStart()}</span>
            <span className="p-org">
              <TextOf entry={post} field="empresa" />
            </span>
            {children}
          </span>
        </>
      )}
    </>
  )
}
