import { assetUrl } from '../../model/site-base'
import { movingPart } from '../route/timelines/moving-parts'
import { ContentList } from './list/content-list'
import { SectionScreen } from './section-screen'
import styles from './skills-section.module.css'

function SkillList({ name, title }: { name: 'hard-skills' | 'soft-skills'; title: string }) {
  return (
    <section className={styles.list} aria-label={title}>
      <h2 className={styles.title} lang="en" {...movingPart('list-title')}>
        <span className="veil">{title}</span>
      </h2>
      <ContentList name={name} className={styles.grid}>
        {(skill) => (
          <article className={styles.skill}>
            {/* The image's alt names the heading; reading the caption would repeat it. */}
            <h3 className={styles.name}>
              <img
                src={assetUrl(skill.icon)}
                alt={skill.titulo}
                width={skill.anchoIcon}
                height={skill.altoIcon}
              />
              <span aria-hidden="true">{skill.titulo}</span>
            </h3>
          </article>
        )}
      </ContentList>
    </section>
  )
}

export function SkillsSection() {
  return (
    <SectionScreen route="skills">
      <div className={styles.lists}>
        <SkillList name="hard-skills" title="Hard skills" />
        <SkillList name="soft-skills" title="Soft skills" />
      </div>
    </SectionScreen>
  )
}
