/** The words of coaching and teaching; the notation is that of `design-creative`. */
export const COACHING_EDUCATION = `
coaching-education
en coach, coaching, tutor, tutoring, teacher, lessons, mentor, mentoring, ~learn, ~training, ~course, ~class, private lessons, homework help
de Coaching, Nachhilfe, Lehrer, Unterricht, Nachhilfelehrer, Privatunterricht
fr coaching, cours particuliers, soutien scolaire, professeur particulier
es coaching, clases particulares, profesor particular, tutor
pt coaching, aulas particulares, professor particular, explicações
it coaching, lezioni private, ripetizioni, insegnante privato
nl coaching, bijles, privéles, docent
ja コーチング, 家庭教師, レッスン, 個別指導, 講師
zh 辅导, 家教, 教练, 私教课, 教师, 輔導
ar تدريب, دروس خصوصية, مدرس, معلم, كوتشينج
hi कोचिंग, ट्यूशन, शिक्षक, ट्यूटर, प्रशिक्षण

life-coaching
en life coach, personal development, self improvement, goal setting, confidence coach, mindset coach, motivation coach, accountability partner, self esteem
de Life-Coaching, Lebensberatung, Persönlichkeitsentwicklung
fr coaching de vie, coach de vie, développement personnel
es coaching de vida, coach de vida, desarrollo personal
pt coaching de vida, coach de vida, desenvolvimento pessoal
it life coaching, coach personale, crescita personale
nl levenscoaching, lifecoach, persoonlijke ontwikkeling
ja ライフコーチング, ライフコーチ, 自己啓発, 人生相談
zh 人生教练, 生活教练, 个人成长
ar تدريب حياتي, مدرب حياة, تطوير الذات
hi जीवन कोचिंग, लाइफ कोच, व्यक्तित्व विकास

career-coaching
en career coach, career change, job search, career advice, salary negotiation, career counselor, career guidance, job hunting, career mentor, promotion advice
de Karrierecoaching, Karriereberatung, Berufsberatung, Jobsuche
fr coaching de carrière, orientation professionnelle, bilan de compétences, reconversion
es coaching de carrera, orientación laboral, orientación profesional
pt coaching de carreira, orientação profissional, transição de carreira
it coaching di carriera, orientamento professionale, consulenza di carriera
nl loopbaancoaching, loopbaanbegeleiding, loopbaanadvies
ja キャリアコーチング, キャリア相談, 転職相談, キャリアカウンセリング
zh 职业规划, 职业咨询, 职业教练, 求职辅导
ar إرشاد مهني, تدريب مهني, استشارة مهنية
hi करियर कोचिंग, करियर परामर्श, नौकरी खोज

interview-coaching
en interview, interview prep, mock interview, job interview, interview preparation, interview practice, behavioral interview, case interview, system design interview, interview questions
de Bewerbungstraining, Vorstellungsgespräch, Interviewtraining, Bewerbungsgespräch
fr préparation entretien, entretien d'embauche, simulation d'entretien
es preparación de entrevistas, entrevista de trabajo, simulacro de entrevista
pt preparação para entrevista, entrevista de emprego, simulação de entrevista
it preparazione al colloquio, colloquio di lavoro
nl sollicitatietraining, sollicitatiegesprek oefenen
ja 面接対策, 模擬面接, 面接練習
zh 面试辅导, 模拟面试, 面试准备
ar تدريب على المقابلات, مقابلة عمل, مقابلة تجريبية
hi साक्षात्कार कोचिंग, इंटरव्यू तैयारी, मॉक इंटरव्यू

executive-coaching
en executive coach, leadership coach, leadership training, leadership development, management training, ceo coach, new manager coaching, 360 feedback
de Führungskräftecoaching, Führungskräfteentwicklung, Leadership-Training
fr coaching de dirigeants, leadership, coaching exécutif
es coaching ejecutivo, liderazgo, coach ejecutivo
pt coaching executivo, liderança, coach executivo
it coaching per dirigenti, leadership, executive coaching
nl executive coaching, leiderschapscoaching, leiderschapstraining
ja エグゼクティブコーチング, リーダーシップ研修, 管理職研修
zh 高管教练, 领导力培训, 领导力教练
ar تدريب تنفيذي, تدريب القيادة, مهارات القيادة
hi कार्यकारी कोचिंग, नेतृत्व प्रशिक्षण

business-coaching
en business coach, business mentor, entrepreneur coach, freelance coach, startup mentor, small business coach, okr, mastermind, solopreneur, freelancing advice
de Business-Coaching, Gründercoaching, Unternehmercoaching
fr coaching d'entreprise, coach business, mentor entrepreneur
es coaching empresarial, mentor de negocios, coach de negocios
pt coaching empresarial, mentoria de negócios, mentor de negócios
it business coaching, mentore aziendale, coach per imprenditori
nl businesscoaching, ondernemerscoach, zakelijke coach
ja ビジネスコーチング, 起業コーチ, 経営者メンター
zh 商业教练, 创业导师, 企业教练
ar تدريب الأعمال, مرشد أعمال, مدرب رواد الأعمال
hi बिज़नेस कोचिंग, व्यवसाय मेंटर

productivity-coaching
en productivity, productivity coach, time management, notion, notion setup, gtd, adhd coach, focus, procrastination, habits, second brain, notion template
de Produktivitätscoaching, Zeitmanagement, ADHS-Coaching
fr coaching productivité, gestion du temps, coach TDAH
es coaching de productividad, gestión del tiempo, coach TDAH
pt coaching de produtividade, gestão do tempo, coach TDAH
it coaching di produttività, gestione del tempo
nl productiviteitscoaching, timemanagement, ADHD-coach
ja 生産性向上, 時間管理, タイムマネジメント, ADHDコーチング
zh 效率教练, 时间管理, 效率提升
ar تدريب الإنتاجية, إدارة الوقت
hi उत्पादकता कोचिंग, समय प्रबंधन

public-speaking-coaching
en public speaking, presentation skills, speech coach, presentation coach, stage fright, ted talk, voice coach speaking, communication skills, pitch coach, pitch training
de Rhetoriktraining, Präsentationstraining, Redetraining, Lampenfieber
fr prise de parole en public, coach prise de parole, art oratoire
es oratoria, hablar en público, coach de oratoria
pt oratória, falar em público, coach de oratória
it parlare in pubblico, public speaking, coach di comunicazione
nl spreken in het openbaar, presentatietraining, spreekcoach
ja スピーチ指導, 話し方, プレゼン指導, 話し方教室
zh 演讲培训, 公众演讲, 演讲教练, 口才训练
ar التحدث أمام الجمهور, فن الخطابة, مدرب إلقاء
hi सार्वजनिक भाषण, पब्लिक स्पीकिंग, भाषण कोच

relationship-coaching
en relationship coach, relationship advice, couples coaching, dating coach, dating advice, dating profile, breakup, couples counseling, marriage advice, love advice
de Beziehungscoaching, Paarberatung, Dating-Coach, Beziehungsberatung
fr coaching relationnel, conseil conjugal, coach en amour
es coaching de pareja, coach de relaciones, consejero de pareja
pt coaching de relacionamento, terapia de casal, coach de relacionamento
it coaching relazionale, consulenza di coppia, dating coach
nl relatiecoaching, relatietherapie, datingcoach
ja 恋愛相談, 夫婦相談, 恋愛コーチング, 婚活相談
zh 情感咨询, 恋爱指导, 婚姻咨询, 恋爱教练
ar استشارات زوجية, استشارات العلاقات, مدرب علاقات
hi रिश्ते कोचिंग, वैवाहिक परामर्श, डेटिंग कोच

parenting-coaching
en parenting, parenting coach, sleep training, baby sleep, sleep consultant, toddler behavior, co parenting, parent coach, lactation consultant, tantrums
de Elterncoaching, Erziehungsberatung, Schlafberatung Baby
fr coaching parental, parentalité, conseil sommeil bébé
es coaching parental, crianza, asesora de sueño infantil
pt coaching parental, parentalidade, consultora do sono infantil
it coaching genitoriale, sostegno alla genitorialità, consulente del sonno
nl oudercoaching, opvoedadvies, slaapcoach baby
ja 子育て相談, 育児相談, ペアレンティング, 寝かしつけ
zh 育儿指导, 亲子教育, 育儿咨询, 婴儿睡眠指导
ar تربية الأطفال, استشارات تربوية, تدريب نوم الرضع
hi पेरेंटिंग कोचिंग, पालन-पोषण सलाह

wellness-coaching
en wellness coach, health coach, stress management, burnout, holistic health, habit coach, sleep coach, wellbeing, wellness program, stress relief
de Gesundheitscoaching, Stressbewältigung, Burnout-Coaching, Wellness-Coaching
fr coaching bien-être, coach santé, gestion du stress
es coaching de bienestar, coach de salud, manejo del estrés
pt coaching de bem-estar, coach de saúde, gestão do estresse
it coaching del benessere, health coach, gestione dello stress
nl welzijnscoaching, gezondheidscoach, stresscoach
ja ウェルネスコーチング, 健康コーチ, ストレス管理
zh 健康教练, 身心健康, 压力管理
ar تدريب العافية, مدرب صحي, إدارة الضغوط
hi वेलनेस कोचिंग, स्वास्थ्य कोच, तनाव प्रबंधन

mindfulness-meditation-teaching
en meditation, mindfulness, meditation teacher, breathwork, mbsr, guided meditation session, meditation coach, vipassana, reiki, breathing exercises
de Meditation, Achtsamkeit, Meditationslehrer, Atemübungen
fr méditation, pleine conscience, professeur de méditation
es meditación, atención plena, mindfulness, profesor de meditación
pt meditação, atenção plena, mindfulness, professor de meditação
it meditazione, consapevolezza, mindfulness, insegnante di meditazione
nl meditatie, mindfulness, meditatieleraar
ja 瞑想, マインドフルネス, 瞑想指導
zh 冥想, 正念, 冥想课程, 正念指导
ar تأمل, اليقظة الذهنية, مدرب تأمل
hi ध्यान, माइंडफुलनेस, ध्यान शिक्षक

math-tutoring
en math, maths, math tutor, maths tutor, algebra, calculus, geometry, math help, trigonometry, linear algebra, math homework, arithmetic, mathematics
de Mathe, Mathe-Nachhilfe, Mathematik, Mathematiknachhilfe
fr mathématiques, maths, cours de maths, soutien en maths
es matemáticas, clases de matemáticas, profesor de matemáticas
pt matemática, aulas de matemática, explicações de matemática
it matematica, ripetizioni di matematica, lezioni di matematica
nl wiskunde, bijles wiskunde, rekenen
ja 数学, 算数, 数学家庭教師, 数学指導
zh 数学, 数学辅导, 数学家教, 奥数
ar رياضيات, مدرس رياضيات, دروس رياضيات
hi गणित, गणित ट्यूशन, गणित शिक्षक

science-tutoring
en science tutor, physics, chemistry, biology, physics tutor, chemistry tutor, biology tutor, organic chemistry, stem tutor, lab report, anatomy tutor
de Physik, Chemie, Biologie, Nachhilfe Physik, Nachhilfe Chemie
fr sciences, physique-chimie, cours de physique, biologie, SVT
es ciencias, física, química, biología, clases de física
pt ciências, física, química, biologia, aulas de física
it scienze, fisica, chimica, biologia, ripetizioni di fisica
nl natuurkunde, scheikunde, biologie, bijles natuurkunde
ja 理科, 物理, 化学, 生物, 理科家庭教師
zh 物理辅导, 化学辅导, 生物辅导, 理科家教
ar علوم, فيزياء, كيمياء, أحياء, مدرس فيزياء
hi विज्ञान, भौतिकी, रसायन विज्ञान, जीव विज्ञान, विज्ञान ट्यूशन

humanities-tutoring
en history tutor, history, literature, essay help, philosophy, english literature, geography tutor, essay tutor, social studies, latin tutor, reading tutor, psychology tutor
de Geschichte Nachhilfe, Literatur, Philosophie, Latein Nachhilfe
fr histoire, littérature, philosophie, aide à la dissertation
es historia, literatura, filosofía, clases de historia
pt história, literatura, filosofia, aulas de história
it storia, letteratura, filosofia, ripetizioni di storia, latino
nl geschiedenis, literatuur, filosofie, bijles geschiedenis
ja 歴史, 国語, 文学, 社会科, 小論文指導
zh 历史辅导, 语文辅导, 文学, 文科家教, 作文辅导
ar تاريخ, أدب, فلسفة, علوم إنسانية
hi इतिहास, साहित्य, दर्शनशास्त्र, मानविकी ट्यूशन

test-prep
en sat, act, gmat, gre, lsat, mcat, test prep, exam prep, exam preparation, sat tutor, exam tutor, gcse, a level, abitur prep, standardized test
de Prüfungsvorbereitung, Abitur Vorbereitung, Testvorbereitung, Abiturvorbereitung
fr préparation aux examens, préparation au bac, préparation concours
es preparación de exámenes, selectividad, preparación de oposiciones
pt preparação para exames, preparação para vestibular, ENEM
it preparazione esami, preparazione maturità, test d'ingresso
nl examentraining, toetsvoorbereiding
ja 受験対策, 試験対策, 大学受験, 入試対策
zh 备考辅导, 考试辅导, 高考辅导, 考研辅导
ar تحضير للاختبارات, تحضير الامتحانات, قدرات
hi परीक्षा तैयारी, प्रतियोगी परीक्षा, टेस्ट तैयारी

english-language-teaching
en english teacher, english lessons, esl, ielts, toefl, english tutor, conversational english, business english, learn english, accent reduction, tefl, pronunciation, english classes
de Englischunterricht, Englischlehrer, Englisch lernen, Englisch Nachhilfe, Business-Englisch
fr cours d'anglais, professeur d'anglais, apprendre l'anglais
es clases de inglés, profesor de inglés, aprender inglés
pt aulas de inglês, professor de inglês, aprender inglês
it lezioni di inglese, insegnante di inglese, imparare l'inglese
nl Engelse les, Engels leren, bijles Engels
ja 英会話, 英語, 英語レッスン, 英語講師, TOEIC対策
zh 英语教学, 英语口语, 英语家教, 学英语, 雅思, 托福
ar دروس إنجليزي, تعليم الإنجليزية, مدرس إنجليزي, ايلتس
hi अंग्रेज़ी शिक्षण, अंग्रेज़ी ट्यूशन, स्पोकन इंग्लिश, अंग्रेज़ी सीखना

spanish-lessons
en spanish teacher, spanish tutor, learn spanish, spanish classes, spanish conversation, dele, castilian, spanish course
de Spanischunterricht, Spanisch lernen, Spanischlehrer
fr cours d'espagnol, professeur d'espagnol, apprendre l'espagnol
es clases de español, profesor de español, aprender español, ELE
pt aulas de espanhol, professor de espanhol, aprender espanhol
it lezioni di spagnolo, insegnante di spagnolo
nl Spaanse les, Spaans leren, bijles Spaans
ja スペイン語, スペイン語レッスン
zh 西班牙语课程, 学西班牙语, 西语家教
ar دروس إسباني, تعلم الإسبانية, مدرس إسباني
hi स्पेनिश कक्षाएं, स्पेनिश सीखना

french-lessons
en french teacher, french tutor, learn french, french classes, french conversation, delf, dalf, tef, tcf, french course
de Französischunterricht, Französisch lernen, Nachhilfe Französisch
fr cours de français, professeur de français, apprendre le français, FLE
es clases de francés, profesor de francés, aprender francés
pt aulas de francês, professor de francês, aprender francês
it lezioni di francese, insegnante di francese
nl Franse les, Frans leren, bijles Frans
ja フランス語, フランス語レッスン
zh 法语课程, 学法语, 法语家教
ar دروس فرنسي, تعلم الفرنسية, مدرس فرنسي
hi फ़्रेंच कक्षाएं, फ़्रेंच सीखना

german-lessons
en german teacher, german tutor, learn german, german classes, goethe exam, testdaf, telc, german conversation, german course
de Deutschunterricht, Deutsch lernen, Deutschlehrer, Deutschkurs, Nachhilfe Deutsch
fr cours d'allemand, professeur d'allemand, apprendre l'allemand
es clases de alemán, profesor de alemán, aprender alemán
pt aulas de alemão, professor de alemão, aprender alemão
it lezioni di tedesco, insegnante di tedesco, imparare il tedesco
nl Duitse les, Duits leren, bijles Duits
ja ドイツ語, ドイツ語レッスン
zh 德语课程, 学德语, 德语家教
ar دروس ألماني, تعلم الألمانية, مدرس ألماني
hi जर्मन कक्षाएं, जर्मन सीखना

asian-language-lessons
en chinese lessons, mandarin, japanese lessons, korean lessons, hsk, jlpt, topik, learn chinese, learn japanese, learn korean, hindi lessons, mandarin tutor, japanese tutor, cantonese, vietnamese lessons, thai lessons
de Chinesischunterricht, Japanischunterricht, Koreanisch lernen, asiatische Sprachen
fr cours de chinois, cours de japonais, cours de coréen
es clases de chino, clases de japonés, clases de coreano
pt aulas de chinês, aulas de japonês, aulas de coreano
it lezioni di cinese, lezioni di giapponese, lezioni di coreano
nl Chinese les, Japanse les, Koreaanse les
ja 中国語レッスン, 韓国語レッスン, 日本語教師, 日本語レッスン
zh 中文课, 对外汉语, 日语课程, 韩语课程, 学日语
ar دروس صيني, دروس ياباني, دروس كوري
hi हिंदी कक्षाएं, चीनी सीखना, जापानी सीखना, कोरियाई सीखना

world-language-lessons
en language lessons, language tutor, language teacher, arabic lessons, portuguese lessons, italian lessons, russian lessons, learn arabic, learn italian, learn portuguese, dutch lessons, turkish lessons, hebrew lessons
de Sprachunterricht, Sprachlehrer, Italienischunterricht, Arabisch lernen, Russisch lernen
fr cours de langue, cours d'italien, cours d'arabe, cours de portugais
es clases de idiomas, clases de italiano, clases de portugués, clases de árabe
pt aulas de idiomas, aulas de português, aulas de italiano
it lezioni di lingue, lezioni di italiano, lezioni di arabo, corso di lingua
nl taalles, Italiaanse les, Portugese les, Nederlandse les, NT2
ja 語学レッスン, イタリア語, アラビア語, ポルトガル語, ロシア語
zh 外语课程, 阿拉伯语课程, 意大利语课程, 俄语课程, 葡萄牙语课程
ar دروس لغات, تعليم العربية, دروس إيطالي, دروس لغة عربية
hi भाषा कक्षाएं, अरबी सीखना, इतालवी सीखना, विदेशी भाषा

programming-lessons
en coding lessons, learn to code, coding tutor, python tutor, programming tutor, coding for kids, leetcode, javascript tutor, coding bootcamp, code mentor, computer science tutor, scratch lessons
de Programmierunterricht, Programmieren lernen, Informatik Nachhilfe
fr cours de programmation, apprendre à coder, cours de Python
es clases de programación, aprender a programar, clases de Python
pt aulas de programação, aprender a programar, aulas de Python
it lezioni di programmazione, imparare a programmare, lezioni di Python
nl programmeerles, leren programmeren, bijles informatica
ja プログラミング教室, プログラミング学習, プログラミング講師
zh 编程课程, 编程辅导, 学编程, 少儿编程
ar دروس برمجة, تعلم البرمجة, مدرس برمجة
hi प्रोग्रामिंग कक्षाएं, कोडिंग सीखना, कोडिंग ट्यूशन

data-office-skills-training
en excel training, excel course, excel tutor, power bi training, sql training, microsoft office, computer lessons, google workspace training, word training, computer skills, powerpoint training
de Excel-Schulung, Office-Schulung, Computerkurs, Excel-Kurs
fr formation Excel, formation bureautique, cours d'informatique
es curso de Excel, formación ofimática, clases de informática
pt curso de Excel, formação Office, aulas de informática
it corso Excel, formazione Office, corso di informatica
nl Excel-cursus, Office-training, computerles
ja エクセル研修, エクセル講座, パソコン教室, Office研修
zh Excel培训, 办公软件培训, 电脑课程
ar تدريب إكسل, دورة إكسل, تدريب أوفيس, دورات حاسوب
hi एक्सेल प्रशिक्षण, कंप्यूटर कक्षाएं, ऑफ़िस प्रशिक्षण

music-lessons
en guitar lessons, piano lessons, singing lessons, guitar teacher, piano teacher, vocal coach, violin lessons, drum lessons, learn guitar, learn piano, voice lessons, music teacher, music theory, ukulele lessons
de Musikunterricht, Gitarrenunterricht, Klavierunterricht, Gesangsunterricht, Schlagzeugunterricht
fr cours de musique, cours de guitare, cours de piano, cours de chant
es clases de música, clases de guitarra, clases de piano, clases de canto
pt aulas de música, aulas de violão, aulas de piano, aulas de canto
it lezioni di musica, lezioni di chitarra, lezioni di pianoforte, lezioni di canto
nl muziekles, gitaarles, pianoles, zangles
ja 音楽教室, ギターレッスン, ピアノレッスン, ボイトレ, 音楽レッスン
zh 音乐课, 吉他课, 钢琴课, 声乐课, 钢琴陪练
ar دروس موسيقى, دروس بيانو, دروس غيتار, دروس غناء
hi संगीत कक्षाएं, गिटार सीखना, पियानो सीखना, गायन कक्षाएं

art-craft-lessons
en drawing lessons, painting lessons, art lessons, art teacher, pottery class, watercolor class, learn to draw, crochet lessons, knitting lessons, sewing lessons, craft class, ceramics class
de Zeichenkurs, Malkurs, Kunstunterricht, Töpferkurs, Nähkurs
fr cours de dessin, cours de peinture, atelier poterie, cours de couture
es clases de dibujo, clases de pintura, clases de cerámica, manualidades
pt aulas de desenho, aulas de pintura, aulas de cerâmica, artesanato aulas
it lezioni di disegno, corso di pittura, corso di ceramica, corso di cucito
nl tekenles, schilderles, keramiekcursus, naailes
ja 絵画教室, デッサン教室, 陶芸教室, 編み物教室, 手芸教室
zh 美术课, 绘画课, 陶艺课, 素描课, 手工课
ar دروس رسم, تعليم الرسم, دروس خزف, دروس حياكة
hi चित्रकला कक्षाएं, ड्राइंग कक्षाएं, शिल्प कक्षाएं

photography-video-lessons
en photography lessons, photography course, photography teacher, learn photography, photography class, lightroom course, photoshop lessons, premiere pro lessons, filmmaking course, camera lessons, video editing lessons
de Fotokurs, Fotografie lernen, Videokurs, Fotografie-Workshop
fr cours de photo, cours de photographie, formation vidéo
es clases de fotografía, curso de fotografía, curso de vídeo
pt aulas de fotografia, curso de fotografia, curso de vídeo
it corso di fotografia, lezioni di fotografia, corso di video
nl fotografieles, fotografiecursus, videocursus
ja 写真教室, カメラ教室, 動画編集スクール
zh 摄影课程, 学摄影, 视频剪辑课程
ar دروس تصوير, دورة تصوير, تعلم المونتاج
hi फ़ोटोग्राफ़ी कक्षाएं, फ़ोटोग्राफ़ी कोर्स, वीडियो कक्षाएं

chess-esports-coaching
en chess, chess lessons, chess coach, esports, gaming coach, valorant coach, league of legends, lol coach, learn chess, game coach, fortnite coach, rank up, poker coach, cs2 coach
de Schach, Schachunterricht, E-Sport-Coaching, Schachtrainer
fr échecs, cours d'échecs, coach esport
es ajedrez, clases de ajedrez, coach de esports
pt xadrez, aulas de xadrez, coach de esports
it scacchi, lezioni di scacchi, coach esport
nl schaken, schaakles, e-sportscoach
ja チェス, 将棋, eスポーツコーチング, ゲームコーチング
zh 国际象棋, 围棋, 电竞教练, 象棋课
ar شطرنج, دروس شطرنج, تدريب رياضات إلكترونية
hi शतरंज, शतरंज कोचिंग, ईस्पोर्ट्स कोचिंग

college-admissions
en college application, college essay, university application, admissions, admissions consultant, common app, ucas, study abroad, scholarship, mba application, college counselor, admission essay, personal statement review
de Studienberatung, Hochschulbewerbung, Stipendium, Auslandsstudium
fr admission universitaire, Parcoursup, études à l'étranger, bourse d'études
es admisión universitaria, solicitud universitaria, becas, estudiar en el extranjero
pt admissão universitária, candidatura universitária, bolsa de estudo, estudar no exterior
it ammissione universitaria, candidatura universitaria, borsa di studio, studiare all'estero
nl universiteitsaanmelding, studiekeuze, studiebeurs, studeren in het buitenland
ja 大学出願, 留学相談, 海外大学受験, 奨学金, 志望理由書
zh 留学申请, 大学申请, 留学文书, 奖学金, 留学咨询
ar قبول جامعي, تقديم الجامعات, منحة دراسية, دراسة بالخارج
hi कॉलेज प्रवेश, विश्वविद्यालय आवेदन, छात्रवृत्ति, विदेश में पढ़ाई

curriculum-instructional-design
en instructional design, instructional designer, curriculum, elearning, e learning, articulate, storyline, scorm, lms, moodle, lesson plan, lesson plans, worksheets, curriculum design, teaching materials
de Lehrplanentwicklung, E-Learning, Unterrichtsmaterial, Didaktik
fr ingénierie pédagogique, conception pédagogique, e-learning, concepteur pédagogique
es diseño instruccional, e-learning, plan de estudios, material didáctico
pt design instrucional, e-learning, plano de aula, material didático
it progettazione didattica, e-learning, piano di lezione, materiale didattico
nl onderwijsontwerp, e-learning, lesmateriaal, lesplan
ja 教材作成, インストラクショナルデザイン, eラーニング, カリキュラム作成
zh 教学设计, 课程设计, 课件制作, 教案
ar تصميم تعليمي, تعليم إلكتروني, مناهج, خطة درس
hi पाठ्यक्रम डिज़ाइन, ई-लर्निंग, पाठ योजना, शिक्षण सामग्री

online-course-creation
en online course, course creation, create a course, course creator, teachable, kajabi, udemy, thinkific, course outline, workbook, membership site, skool, course platform
de Onlinekurs erstellen, Onlinekurs, Kursentwicklung
fr création de formation en ligne, formation en ligne, cours en ligne
es creación de cursos online, curso en línea, crear curso
pt criação de curso online, curso online, infoproduto
it creazione corso online, corso online, videocorso
nl online cursus maken, online cursus
ja オンライン講座作成, オンライン講座, 動画講座
zh 在线课程制作, 网课制作, 课程制作
ar إنشاء دورة تدريبية, دورة أونلاين, كورس أونلاين
hi ऑनलाइन कोर्स निर्माण, ऑनलाइन कोर्स
`;
