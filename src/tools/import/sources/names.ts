import { withoutAccents } from '../../../model/without-accents'

/** 'Start Date', 'start_date', 'startDate' and 'Formação' without what spellings differ in. */
export const plainKey = (key: string): string =>
  withoutAccents(key)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

// What programs, templates and people call the fields of a resume, in a dozen languages: one row
// a field, by the name that the sections of resume-fields.ts have for it. A word may stand in several rows, as
// each section has names of its own.
const FIELDS: Readonly<Record<string, string>> = {
  // Whom it is about.
  name: 'nombre nome nom 姓名 名前 氏名 이름 성명 имя naam imie nazwa ad adı название 名称',
  fullname:
    'nombrecompleto nombreyapellido nombreyapellidos nomecompleto nomcomplet nometprenom prenometnom vollername vorundnachname nomeecognome displayname candidatename personname фио полноеимя imieinazwisko volledigenaam adsoyad adısoyadı isimsoyisim resumename',
  label:
    'profession profesion profissao beruf metier professione tituloprofesional tituloprofissional professionaltitle titreprofessionnel berufsbezeichnung currenttitle currentposition currentrole puestoactual specialty titular 职位 求职意向 肩書き 직책 должность stanowisko functie zawód meslek unvan специальность 職種 beroep resumetitle',
  image:
    'foto imagen imagem bild bewerbungsfoto retrato profileimage profilepicture profilephoto photourl pictureurl imageurl avatarurl immagine headshot 照片 写真 사진 фото zdjęcie fotoğraf',
  email:
    'mail emailaddress correo correoelectronico courriel adressemail adresseemail adresseelectronique mailadresse emailadresse emailid gmail indirizzoemail posta emails 邮箱 电子邮箱 メール メールアドレス 이메일 почта электроннаяпочта contactmails eposta epostaadresi 电子邮件 contactemail',
  phone:
    'phonenumber number telephone tel mobile mobilephone mobilenumber cell cellphone telefono telefone celular movil telefon telefonnummer handy mobil numerodetelefono numerodetelephone portable cellulare contactnumber phones phonenumbers mobileno mobilenumber whatsapp 电话 手机 手机号 電話 電話番号 전화 전화번호 연락처 телефон telefoon',
  birthDate:
    'dateofbirth dob birthday fechadenacimiento fechanacimiento datadenascimento datanascimento datedenaissance naissance geburtsdatum geburtstag datadinascita nascita nascimento 出生日期 生年月日 생년월일 датарождения dataurodzenia geboortedatum doğumtarihi',
  homepage:
    'websiteurl personalwebsite personalsite sitioweb paginaweb siteweb webseite sitoweb blog portfoliourl portfolio portafolio stronainternetowa stronawww websitesi сайт 网站 个人网站 ウェブサイト personalwebsiteurl',
  // What it is called, and what is done there.
  title:
    'intitule titulo titre titel titolo heading headline tytuł başlık заголовок название 标题 项目名称 タイトル uberschrift',
  subtitle: 'subheading subtitulo untertitel sottotitolo soustitre',
  position:
    'puesto puestodetrabajo cargo posicion poste posizione posicao stelle jobtitle designation job funcion funcao fonction mansione qualifica jobbezeichnung stellenbezeichnung intitule intituleduposte positiontitle roletitle tatigkeit occupation ocupacion 职位 职务 岗位 役職 職種 직책 직무 должность stanowisko functie pozycja pozisyon görev',
  role: 'rol papel rolle ruolo rola функция роль 角色 役割 担当',
  roles: 'positions puestos cargos postes stellen ruoli',
  type: 'tipo typ employmenttype contracttype jobtype тип 类型 種類',
  value: 'valor valore valeur wert',
  category:
    'categoria categorie kategorie grupo groupe gruppo gruppe bereich ambito family kategoria kategori категория 类别 カテゴリ 分類',
  company:
    'companyname employer employername empresa nombreempresa nombredelaempresa nomedaempresa compania companhia compagnia entreprise societe firma firmenname unternehmen arbeitgeber azienda datoredilavoro empleador employeur empregador lugardetrabajo 公司 公司名称 单位 会社 会社名 勤務先 회사 회사명 компания организация работодатель pracodawca bedrijf werkgever nazwafirmy şirket işyeri kurum unternehmensname unternehmens institution',
  organization:
    'organisation organizacion organizacao organizzazione organizationname association asociacion associacao associazione verein org entidad entidade ente organizacja kuruluş организация 机构 組織 団体',
  institution:
    'school institucion instituicao istituto istituzione etablissement einrichtung schule escuela escola ecole scuola schoolname universityname collegename university universidad universidade universite universitat universita hochschule college institutionname institute instituto instituicaodeensino centro centrodeestudios uni academy 学校 学校名称 院校 大学 学校名 학교 학교명 대학교 учебноезаведение вуз университет uczelnia szkola onderwijsinstelling szkoła uniwersytet okul schoolnaam instelling bildungseinrichtung',
  area: 'field fieldofstudy major specialization specialisation subject studienfach fachrichtung especialidad especialidade carrera areadeestudio discipline domaine filiere specialite indirizzo campodistudio 专业 専攻 学科 전공 специальность kierunek studierichting bölüm alan факультет направление 学部',
  studyType:
    'degree degreename degreetype diploma diplome abschluss grad grado grau titulacion laurea titolodistudio studiengang formacion formacao formation qualification qualificacao curso program programme course credential subheader 学位 学历 学位名 학위 степень stopien tytul opleiding dyplom derece квалификация 課程',
  status: 'estado statut stato situacao situacion situation durum статус',
  // Texts.
  summary:
    'resumen resumo resume sommaire sintesi riassunto zusammenfassung kurzprofil overview professionalsummary executivesummary profilesummary careersummary resumenprofesional resumoprofissional podsumowanie özet резюме 简介 概要 要約 samenvatting extracto',
  about:
    'bio biography aboutme profile objective careerobjective objetivo objectif ziel perfil perfilprofesional perfilprofissional profil profilprofessionnel profilo sobremi acercademi sobremim ubermich apropos presentation introduction intro omnie hakkımda осебе обомне 自我评价 个人简介 自己紹介 自己pr accroche elevatorpitch overmij brief headerintro',
  notes: 'notas anmerkungen bemerkungen remarques note notatki',
  description:
    'details desc jobdescription descripcion descricao beschreibung descrizione detalles detalhes detail einzelheiten dettagli texto texte testo content contenido body info tagline subtitle abstract comment comments blurb 描述 工作内容 职责 说明 内容 説明 業務内容 설명 내용 담당업무 описание обязанности opis obowiazki omschrijving beschrijving taken açıklama 詳細 contexte contexto contesto',
  highlights:
    'highlight bullets bulletpoints points achievements keyachievements accomplishments milestones logros conquistas realizacoes realisations erfolge risultati activities actividades atividades activites tatigkeiten aktivitaten attivita descriptions descriptionlist descbullets items 业绩 成果 実績 성과 достижения osiagniecia prestaties challenges başarılar 亮点 resultados principaisresultados principaleslogros results keyresults',
  responsibilities:
    'responsibility duties tasks missions responsabilidades responsabilites responsabilita verantwortlichkeiten aufgaben taches tarefas tareas funciones funcoes compiti mansioni keyresponsibilities zadania sorumluluklar görevler задачи verantwoordelijkheden',
  keywords:
    'technologies technology tecnologias tecnologie technologien tools tool tech techstack technologystack stack techs skills technologiesused toolsused skillsused tecnologiasutilizadas tecnologiasusadas technologiesutilisees herramientas ferramentas outils werkzeuge strumenti habilidades habilidadestecnicas competencias competences kenntnisse competenze environment frameworks tags builtwith keytechnologies maintechnologies coretechnologies keytechnology tecnologiasempleadas stacktecnico stacktecnica stacktecnologico stacktechnique environnementtechnique outilstechniques tecnologieutilizzate 技术 使用技術 사용기술 технологии технология technologie technologieen narzędzia umiejętności teknolojiler araçlar инструменты стек 技术栈 技術 entornotecnico badges vaardigheden',
  items: 'list lista liste values elements entries skills technologies',
  courses:
    'coursework relevantcoursework relevantcourses cursos materias asignaturas cours kurse corsi disciplinas modules przedmioty dersler дисциплины 课程 curriculum',
  // When.
  startDate:
    'start from begin beginning begindate startedon started fechainicio fechadeinicio fechadesde inicio datainicio datadeinicio debut datedebut datededebut beginn startdatum inizio datainizio datadiinizio startsat desde von ab seit de da du dal startyear yearstart anioinicio anoinicio datestart 开始时间 开始日期 入职时间 入学时间 開始 開始日 입사일 시작일 начало датаначала с od datarozpoczecia dataod poczatek początek başlangıç başlangıçtarihi 开始 开始 入社 begindatum begonnenam commencele comenzadoel iniciadoem iniziatoil',
  endDate:
    'end endsat to until till finishedon finished finish fechafin fechadefin fechafinal fechahasta fechadefinalizacion fin final datafim datafinal datadefim datadetermino fim termino datefin datedefin ende enddatum bis fine datafine datadifine hasta ate al au a endyear yearend aniofin anofin anofim dateend graduation graduationdate graduationyear completion completiondate completionyear completed completedon expectedgraduation egreso fechagraduacion fechadegraduacion aniograduacion anograduacion anodegraduacion anograduacao anoconclusao anodeconclusao dataconclusao anneeobtention anneedobtention annoconseguimento abschlussjahr yearofgraduation yearofpassing passingyear graduated 结束时间 结束日期 离职时间 毕业时间 終了 終了日 퇴사일 종료일 окончание датаокончания по do datazakonczenia einddatum finishdate finishedat conclusao conclusion datado koniec bitiş bitiştarihi конец 结束 退社 tot beendetam terminele finalizadoel concluidoem terminatoil previsao previsaodeconclusao',
  period:
    'dates duration periodo periode zeitraum dauer durata duree duracion duracao time timeframe timeperiod timeline daterange years anos jahre annees anni temps tempo when fechas datas daten dateyear 时间 期间 時期 期間 기간 근무기간 период okres lata dönem süre сроки годы 起止时间 在籍期間 range',
  date: 'fecha data datum year ano anio annee jahr anno dateissued issuedate issued issuedon issueyear releasedate publishedon publicationdate publishdate published publicationyear dateawarded awardedon awarddate yearawarded fechaemision fechadeemision fechadeexpedicion dataemissao datadeemissao dateobtention datedobtention anneeobtention ausstellungsdatum dataconseguimento obtained dateobtained filedon creationdate dateearned 日期 日付 年月 날짜 дата год rok jaar tarih yıl 年份 取得日 取得年月 takenon',
  year: 'anio ano annee jahr anno',
  month: 'mes mois monat mese',
  day: 'dia jour tag giorno',
  startMonth: '',
  endMonth: '',
  current:
    'iscurrent present ispresent currentlyworking currentlyworkinghere currentjob ongoing active actual atual actualmente aktuell encours attuale stillworking trabajoactual',
  // Where, and by whom.
  number: 'nummer numero',
  primary: 'primar principal principale primario',
  location:
    'geolocation place lugar ubicacion localizacion localizacao localidad localidade local lieu ort standort luogo sede locationname 地点 工作地点 所在地 勤務地 위치 근무지 место город miejsce lokalizacja plaats konum yer местоположение locatie lieugeographique ubicaciongeografica',
  city: 'town municipality ciudad cidade ville stadt citta locality localidad 城市 市 도시 город miasto woonplaats miejscowość şehir 市区町村 都市 stad',
  country: 'pais pays land paese nation 国家 国 국가 страна kraj ülke',
  region:
    'state province provincia estado bundesland regione comunidad województwo bölge область регион 省份 都道府県',
  url: 'link website web weblink site href uri homepage webpage enlace lien sito liveurl demo live demourl livedemo projecturl credentialurl certificateurl sitioweb paginaweb siteweb webseite sitoweb 链接 网址 リンク 링크 ссылка сайт strona bağlantı external',
  repository:
    'repo github githuburl githublink githubrepo source sourcecode sourceurl codeurl code repourl codigo repozytorium репозиторий',
  course: 'curso cours kurs corso',
  award: 'premio prix preis nagroda',
  certificate: 'certificado certificat zertifikat certificato certyfikat',
  issuer:
    'authority issuedby issuingbody issuingorganization issuingorganisation issuingauthority emisor emissor emisora emetteur aussteller herausgeber emittente enteemittente provider organisme awardedby grantedby expedidor platform plataforma presenter wystawca organizator veren verenkurum выдан 颁发机构 发证机构 発行元 uitgever anbieter veranstalter',
  publisher:
    'editorial editora editeur verlag editore conference conferencename journalname venue event evento magazine wydawca yayıncı издательство 出版社 medio revista',
  authors:
    'author autores autor auteurs autoren autori coauthors autorzy yazarlar авторы 作者 著者',
  // Languages and networks.
  language: 'idiom idioma lengua lingua langue sprache lang 语言 言語 언어 язык jezyk taal dil',
  locale: '',
  fluency:
    'proficiency level nivel niveau livello stufe kenntnisstand sprachniveau fluencia dominio cefr proficiencylevel languagelevel 水平 熟练程度 レベル 수준 уровень poziom seviye düzey kenntnisse speaking',
  network: 'platform red rede reseau netzwerk plattform service provider',
  links: 'footerlink footerlinks',
  username: 'user handle usuario utilisateur benutzername account value text użytkownik логин',
  address:
    'direccion domicilio residencia endereco morada adresse anschrift wohnort indirizzo residenza adres адрес 地址 住所',
  profiles:
    'social socials socialmedia socialmedialinks sociallinks socialnetworks socialprofiles networks links onlineprofiles sameas urls websites web redes redessociales enlaces perfiles redessociais perfis reseaux reseauxsociaux liens profile netzwerke profili collegamenti relevantlinks linki bağlantılar sosyalmedya ссылки соцсети 社交 リンク集 publicprofiles sitesweb sitiosweb',
  first:
    'firstname givenname givennames forename vorname prenom prenoms primernombre nombres primeironome voornaam imię imie имя 名',
  middle: 'middlename segundonombre отчество',
  last: 'lastname surname familyname apellido apellidos nachname familienname nomdefamille nom cognome sobrenome nazwisko achternaam фамилия surnames soyad soyadı soyisim 姓',
}

/** What some put before the names of fields, as in `project_link` and `skillName`, 'Nom de l’école' and 'Name der Schule'. */
const KIND =
  /^(?:project|certification|certificate|award|employment|company|job|work|skill|publication|volunteer)(?=.)/
const NAME_OF = /^(?:nombre|nome|nom|name)\s+(?:\p{L}{1,3}\s+|\p{L}['’]\s*){0,2}/iu

/** The name of a field without that, where it is known only so. */
export function bareName(key: string): string {
  const name = plainKey(key)
  const bare = [plainKey(key.replace(NAME_OF, '')), name.replace(KIND, '')]
  return KNOWN.has(name) ? key : (bare.find((each) => KNOWN.has(each)) ?? key)
}

/** All names of a field, its own before the others. */
export const namesOf = (field: string): string[] => [
  field,
  ...(Object.hasOwn(FIELDS, field) ? (FIELDS[field]?.split(' ') ?? []) : []).filter(Boolean),
]

const KNOWN = new Set(Object.keys(FIELDS).flatMap(namesOf).map(plainKey))

/** Of sections, by JSON Resume's names; `basics` is what of the owner is no list, `about` a text on the owner. */
const SECTIONS: Readonly<Record<string, string>> = {
  basics:
    'main greeting basic basicinfo basicinformation personal personalinfo personalinformation personaldetails personaldata contact contacts contactinfo contactinformation contactdetails header sidebar person me user owner identity identite identidad identidade identita identification candidate candidato general datospersonales datosbasicos informacionpersonal informacionbasica informaciondecontacto datosdecontacto contacto dadospessoais informacoespessoais dadosdecontato contato informationspersonnelles coordonnees etatcivil personlichedaten personaldaten personliches kontakt kontaktdaten persondaten datipersonali informazionipersonali contatti anagrafica demographics daneosobowe danekontaktowe kontakty контакты личныеданные persoonsgegevens contactgegevens 个人信息 基本信息 联系方式 基本情報 個人情報 連絡先 인적사항 개인정보 연락처 info hero sitemetadata author generalinformation recapiti dane kişiselbilgiler kişisel iletişim iletişimbilgileri контактныеданные контактнаяинформация persoonlijkegegevens',
  about:
    'summary aboutme profile bio biography introduction intro objective careerobjective careerprofile careersummary professionalsummary professionalprofile executivesummary profilesummary resumen resumenprofesional perfil perfilprofesional perfilprofissional sobremi acercade acercademi resumo resumoprofissional sobre sobremim objetivo objetivoprofesional profil profilprofessionnel apropos presentation objectif kurzprofil ubermich zusammenfassung profilo profiloprofessionale sommario chisono sintesi 个人简介 个人总结 自我评价 自我介绍 关于我 简介 自己紹介 自己pr 概要 職務要約 소개 자기소개 обомне осебе профиль omnie podsumowanie overmij profielschets welcome personalstatement profilzawodowy özet hakkımda samenvatting accroche objetivoprofissional',
  work: 'worksfor experience experiences experiencia experiencias workexperience workexperiences workhistory employment employmenthistory employments jobs positions career careerhistory professionalexperience professionalexperiences relevantexperience internships experienciaprofesional experienciaprofissional experienciasprofissionais experienciasprofesionales experienciaslaborales experiencialaboral historiallaboral historicoprofissional trayectoria trayectoriaprofesional empleos empleo trabajos puestos carreira empregos experienceprofessionnelle experiencesprofessionnelles parcours parcoursprofessionnel emplois berufserfahrung berufspraxis arbeitserfahrung werdegang beruflicherwerdegang erfahrung erfahrungen berufserfahrungen praktika esperienza esperienze esperienzaprofessionale esperienzeprofessionali esperienzelavorative esperienzalavorativa lavoro lavori 工作经历 工作经验 工作經歷 职业经历 实习经历 職歴 職務経歴 경력 경력사항 опытработы опыт трудовойопыт doswiadczenie doswiadczeniezawodowe werkervaring ervaring zatrudnienie deneyim deneyimler işdeneyimi işdeneyimleri 経歴 positionen postes',
  education:
    'alumniof educations educacion educacao educacional ausbildung bildung bildungsweg studium schulbildung akademischeausbildung formation formations formationacademique formacion formacionacademica formaciones formacoes formacao formacaoacademica academicbackground academics academichistory educationalbackground educationhistory educationandtraining schooling studies degrees estudios estudiosacademicos etudes diplomes istruzione istruzioneeformazione formazione studi escolaridade 教育经历 教育背景 教育經歷 学历 学歴 학력 교육 образование wyksztalcenie edukacja opleiding opleidingen diplomas akademischerwerdegang edu wykształcenie eğitim eğitimbilgileri 教育 educationinfo',
  skills:
    'knowsabout skill skillset technicalskills hardskills keyskills coreskills techskills corecompetencies competencies toolset technologies techstack tools expertise habilidades habilidadestecnicas habilidadesyconocimientos competencias competenciastecnicas conocimientos conocimientostecnicos aptitudes tecnologias conhecimentos conhecimentostecnicos competences competencestechniques technologie kenntnisse itkenntnisse fahigkeiten fertigkeiten kompetenzen technologien edvkenntnisse competenze competenzetecniche abilita tecnologie capacita 技能 专业技能 技术栈 スキル 技術スキル 기술 기술스택 보유기술 навыки профессиональныенавыки ключевыенавыки umiejetnosci vaardigheden programming programacion programacao programmierung programmazione programminglanguages lenguajesdeprogramacion programmiersprachen kompetencje umiejętnościtechniczne beceriler yetenekler yetkinlikler teknikbeceriler 技術',
  'soft-skills':
    'softskills softskill soft blandas interpersonalskills personalskills habilidadesblandas habilidadespersonales habilidadessociales habilidadesinterpersonales habilidadescomportamentais competenciasblandas savoiretre persoenlichestarken sozialkompetenzen competenzetrasversali competenzepersonali umiejętnościmiękkie softbeceriler личныекачества 軟スキル comportamentais comportamentales',
  languages:
    'knowslanguage mothertongue mothertongues foreignlanguage foreignlanguages language languageskills spokenlanguages idiomas idioma lenguas lenguajeshablados linguas langues langue competenceslinguistiques sprachen sprachkenntnisse lingue linguestraniere competenzelinguistiche linguistic 语言 语言能力 外语 語学 言語 語学力 언어 외국어 языки иностранныеязыки знаниеязыков jezyki jezykiobce talen diller yabancıdiller',
  projects:
    'project personalprojects sideprojects featuredprojects keyprojects selectedprojects portfolio proyectos proyectospersonales proyectosdestacados portafolio projetos projetospessoais projets projetspersonnels realisations projekte progetti progettipersonali 项目经历 项目经验 项目 個人項目 プロジェクト 제작물 프로젝트 проекты projekty projecten projektarbeit projektarbeiten projeler',
  certificates:
    'certificate certifications certification certs licenses licensesandcertifications licensescertifications certificationsandlicenses certificados certificaciones certificacoes licenciasycertificaciones certificats zertifikate zertifizierungen certificazioni certificati attestati 证书 资格证书 資格 免許資格 資格免許 자격증 сертификаты certyfikaty certificaten licencias licences sertifikalar',
  awards:
    'award honors honours honorsandawards honorsawards awardsandhonors awardshonors prizes premios reconocimientos premiosyreconocimientos premiosereconhecimentos reconhecimentos prix distinctions prixetdistinctions auszeichnungen preise premi riconoscimenti premiericonoscimenti 获奖 获奖经历 荣誉奖项 奖项 受賞 受賞歴 수상 수상경력 награды recognition nagrody wyróżnienia ödüller достижения 荣誉',
  volunteer:
    'service volunteering volunteerwork volunteerexperience volunteerexperiences volunteeringexperience voluntariado voluntariados experienciadevoluntariado trabajovoluntario trabalhovoluntario benevolat ehrenamt ehrenamtlichestatigkeit ehrenamtlichesengagement volontariato 志愿者 志愿经历 志愿服务 ボランティア 봉사활동 волонтерство wolontariat vrijwilligerswerk ehrenamtlichetatigkeiten gönüllülük gönüllü 志愿者经历',
  publications:
    'publication writing papers publicaciones publicacoes publikationen veroffentlichungen pubblicazioni articles articulos 论文 发表论文 論文 논문 публикации publikacje yayınlar 著作 publicartifacts',
  references:
    'reference testimonials recommendations recommendationsreceived referencias referenzen recomendaciones recomendacoes recommandations referenze 推荐人 推薦 추천인 рекомендации referencje referanslar отзывы 推荐信',
  interests:
    'interest hobbies hobby interestsandhobbies hobbiesandinterests intereses aficiones interesses passatempos centresdinteret loisirs interets interessen interessi passioni 兴趣爱好 爱好 兴趣 趣味 취미 интересы хобби увлечения zainteresowania hobbys ilgialanları hobiler',
  courses:
    'course coursework trainings cursos cursosycertificaciones formacioncomplementaria kurse weiterbildung weiterbildungen cours formationscontinues corsi 课程 培训经历 研修 교육이수 курсы kursy szkolenia kurslar 培训 cursussen',
  organizations:
    'organisations memberships affiliations organizaciones asociaciones organizacoes associacoes associations mitgliedschaften organizzazioni affiliation stowarzyszenia',
  patents: 'patentes brevets patente brevetti',
  testscores: 'tests examenes exames examens prufungen esami',
}

/** Its name, which our own resume.json says, too. */
export const SOFT = 'soft-skills'

const BY_NAME = new Map(
  Object.entries(SECTIONS).flatMap(([section, names]) =>
    [plainKey(section), ...names.split(' ')].map((name) => [plainKey(name), section] as const),
  ),
)

/** What keys say of their form: `skillsSection`, `educationInfo`. */
const FORM = /(?:section|info|list)$/

/** The section that a key names. */
export function sectionNamed(key: string): string | undefined {
  const name = plainKey(key)
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(FORM, ''))
}
/** The section with entries that it names. */
export function listNamed(key: string): string | undefined {
  const section = sectionNamed(key)
  return section === 'basics' || section === 'about' ? undefined : section
}

/** More are a text, and no title. */
const MOST_WORDS = 8

/** The words of a title one after the other: all of them, then fewer, those that come first before others. */
function* wordsOf(title: string) {
  const words = title.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  for (let length = words.length > MOST_WORDS ? 0 : words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      yield { from, part: words.slice(from, from + length).join('') }
    }
  }
}

/** The section that a title names, of which an owner may have written any: 'Selected work experience'. */
export function sectionTitled(title: string): string | undefined {
  for (const { from, part } of wordsOf(title)) {
    const section = from === 0 && sectionNamed(part) === 'about' ? 'about' : listNamed(part)
    if (section) return section
  }
  return sectionNamed(title)
}
