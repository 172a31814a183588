/** The words of law and finance; the notation is that of `design-creative`. */
export const LEGAL_FINANCE = `
legal-finance
en accountant, finance, ~money, paralegal, financial advisor
de Finanzen, Steuerberater
fr finance, comptable
es finanzas, contador
pt finanças, contabilista
it finanza, commercialista
nl financiën, boekhouder
ja 財務, 会計
zh 财务, 会计
ar مالية, محاسب
hi वित्त, लेखाकार

contract-drafting
en contract, nda, non disclosure agreement, draft contract, agreement, freelance contract, service agreement, msa, sow contract, write a contract, contract template, partnership agreement, sla
de Vertrag, Vertragsentwurf, Vertrag erstellen, Geheimhaltungsvereinbarung, NDA
fr rédaction de contrat, contrat, accord de confidentialité, NDA
es redacción de contratos, contrato, acuerdo de confidencialidad, NDA
pt elaboração de contratos, contrato, acordo de confidencialidade, NDA
it redazione contratti, contratto, accordo di riservatezza, NDA
nl contract opstellen, contract, geheimhoudingsovereenkomst, NDA
ja 契約書作成, 契約書, 秘密保持契約, NDA
zh 合同起草, 合同, 保密协议, 起草合同, 合約
ar صياغة عقود, عقد, اتفاقية سرية, كتابة عقد
hi अनुबंध मसौदा, अनुबंध, गोपनीयता समझौता, एनडीए

contract-review
en review contract, check contract, redline, redlining, contract lawyer, legal review, agreement review, contract check, read my contract, clause review
de Vertragsprüfung, Vertrag prüfen, Vertragsrecht
fr relecture de contrat, vérification de contrat, révision de contrat
es revisión de contratos, revisar contrato
pt revisão de contratos, análise de contrato
it revisione contratti, revisione del contratto, verifica contratto
nl contract controleren, contract laten nakijken, contractbeoordeling
ja 契約書チェック, 契約書レビュー, リーガルチェック
zh 合同审查, 审合同, 合同审核
ar مراجعة العقود, مراجعة عقد, تدقيق عقد
hi अनुबंध समीक्षा, अनुबंध जांच

company-formation
en llc, incorporation, company registration, register company, form llc, ein, delaware, ltd company, business registration, incorporate, c corp, start a company, registered agent
de Firmengründung, GmbH gründen, Unternehmensgründung, Gewerbeanmeldung, UG gründen
fr création de société, immatriculation, statuts de société, SARL, SAS
es constitución de empresa, registrar empresa, crear sociedad, SL
pt abertura de empresa, constituição de empresa, registo de empresa, CNPJ
it costituzione società, apertura partita IVA, aprire SRL
nl bedrijf oprichten, BV oprichten, KVK-inschrijving
ja 会社設立, 法人設立, 会社登記, 登記
zh 公司注册, 注册公司, 公司设立, 营业执照
ar تأسيس شركة, تأسيس شركات, تسجيل شركة
hi कंपनी पंजीकरण, कंपनी गठन, कंपनी रजिस्ट्रेशन

startup-legal
en startup lawyer, safe note, term sheet, cap table, founder agreement, shareholder agreement, vesting, stock options, shareholders agreement, convertible note, esop, co founder agreement
de Startup-Recht, Gesellschaftervertrag, Beteiligungsvertrag, Gründervertrag
fr droit des startups, pacte d'associés, pacte d'actionnaires, BSPCE
es legal para startups, pacto de socios, pacto de accionistas
pt jurídico para startups, acordo de sócios, acordo de acionistas
it legale per startup, patti parasociali, accordo tra soci
nl startupjurist, aandeelhoudersovereenkomst
ja スタートアップ法務, 投資契約, 株主間契約, ストックオプション
zh 创业法律, 股东协议, 期权协议, 投资协议
ar قانون الشركات الناشئة, اتفاقية المساهمين, اتفاقية الشركاء
hi स्टार्टअप कानूनी, शेयरधारक समझौता

trademark-services
en trademark, trademark registration, register trademark, tm, uspto, euipo, brand registration, trademark search, trademark lawyer, trade mark, protect my brand, amazon brand registry
de Markenanmeldung, Markenrecht, Marke anmelden, Markenschutz
fr dépôt de marque, enregistrement de marque, INPI
es registro de marca, registrar marca, marca registrada
pt registro de marca, registo de marca, INPI
it registrazione marchio, marchio registrato, deposito marchio
nl merkregistratie, merk registreren, merkenrecht
ja 商標登録, 商標出願, 商標, 弁理士
zh 商标注册, 商标申请, 商标查询
ar تسجيل علامة تجارية, علامة تجارية مسجلة
hi ट्रेडमार्क, ट्रेडमार्क पंजीकरण

patent-services
en patent, patents, patent attorney, provisional patent, patent search, prior art, patent drawings, patent agent, patent application, invention patent, patent my idea
de Patent, Patentanmeldung, Patentanwalt, Patentrecherche
fr brevet, dépôt de brevet, conseil en brevets
es patente, solicitud de patente, abogado de patentes
pt patente, pedido de patente, registro de patente
it brevetto, deposito brevetto, consulente brevetti
nl octrooi, patent aanvragen, octrooigemachtigde
ja 特許, 特許出願, 特許調査
zh 专利申请, 专利, 专利代理, 专利检索
ar براءة اختراع, تسجيل براءة اختراع
hi पेटेंट, पेटेंट आवेदन

copyright-licensing
en copyright, copyright registration, dmca, takedown, dmca takedown, licensing, license agreement, intellectual property, ip lawyer, image rights, stolen content
de Urheberrecht, Lizenzvertrag, Lizenzrecht, geistiges Eigentum
fr droit d'auteur, contrat de licence, propriété intellectuelle
es derechos de autor, licencias, propiedad intelectual
pt direitos autorais, direitos de autor, licenciamento, propriedade intelectual
it diritto d'autore, licenze, proprietà intellettuale
nl auteursrecht, licentieovereenkomst, intellectueel eigendom
ja 著作権, ライセンス契約, 知的財産, 知財
zh 版权, 著作权登记, 版权登记, 知识产权, 授权协议
ar حقوق النشر, حقوق الملكية الفكرية, ترخيص
hi कॉपीराइट, बौद्धिक संपदा, लाइसेंस समझौता

privacy-data-protection
en gdpr, privacy policy, privacy, ccpa, dpo, data protection, data protection officer, dpa, hipaa, privacy lawyer, data processing agreement, gdpr compliance, gdpr audit
de DSGVO, Datenschutz, Datenschutzerklärung, Datenschutzbeauftragter
fr RGPD, protection des données, politique de confidentialité, DPO
es RGPD, protección de datos, política de privacidad
pt LGPD, RGPD, proteção de dados, política de privacidade
it GDPR, protezione dei dati, informativa privacy, privacy
nl AVG, privacybeleid, gegevensbescherming, privacyverklaring
ja 個人情報保護, プライバシーポリシー, GDPR対応
zh 隐私合规, 数据保护, 隐私政策, 个人信息保护
ar حماية البيانات, سياسة الخصوصية, خصوصية
hi डेटा संरक्षण, गोपनीयता नीति, जीडीपीआर

website-terms-policies
en terms of service, terms and conditions, tos, refund policy, return policy, disclaimer, cookie policy, t and c, terms of use, website legal, eula, accessibility statement, imprint
de AGB, Impressum, Nutzungsbedingungen, Widerrufsbelehrung, Geschäftsbedingungen
fr CGV, CGU, conditions générales, mentions légales
es términos y condiciones, aviso legal, política de devoluciones
pt termos de uso, termos e condições, política de reembolso
it termini e condizioni, note legali, condizioni di vendita, cookie policy
nl algemene voorwaarden, disclaimer, gebruiksvoorwaarden
ja 利用規約, 特定商取引法, サイトポリシー, 規約作成
zh 服务条款, 网站条款, 用户协议, 退款政策
ar شروط الاستخدام, الشروط والأحكام, سياسة الاسترجاع
hi नियम और शर्तें, सेवा की शर्तें, वापसी नीति

employment-law
en employment contract, employment lawyer, labor law, labour law, severance, wrongful termination, non compete, contractor agreement, employment agreement, dismissal, unfair dismissal, ir35
de Arbeitsrecht, Arbeitsvertrag, Kündigung, Abfindung, Aufhebungsvertrag
fr droit du travail, contrat de travail, licenciement, rupture conventionnelle
es derecho laboral, contrato de trabajo, despido, finiquito
pt direito do trabalho, contrato de trabalho, direito trabalhista, rescisão
it diritto del lavoro, contratto di lavoro, licenziamento
nl arbeidsrecht, arbeidsovereenkomst, arbeidscontract, ontslag
ja 労働法, 労務, 雇用契約, 社労士, 退職金相談
zh 劳动法, 劳动合同, 劳动仲裁, 离职补偿
ar قانون العمل, عقد عمل, فصل تعسفي
hi श्रम कानून, रोज़गार अनुबंध, रोज़गार कानून

immigration-services
en visa, immigration, immigration lawyer, green card, visa application, work permit, h1b, o1 visa, express entry, citizenship, digital nomad visa, residence permit, golden visa
de Einwanderung, Visum, Aufenthaltstitel, Arbeitserlaubnis, Migrationsrecht
fr immigration, visa, titre de séjour, naturalisation
es inmigración, visado, visa, extranjería, permiso de residencia
pt imigração, visto, autorização de residência, cidadania
it immigrazione, visto, permesso di soggiorno, cittadinanza
nl immigratie, visum, verblijfsvergunning, werkvergunning
ja ビザ申請, 在留資格, 移民, 永住権, ビザ
zh 移民, 签证, 签证申请, 绿卡, 工作签证
ar هجرة, تأشيرة, فيزا, إقامة, طلب تأشيرة
hi आव्रजन, वीज़ा, वीज़ा आवेदन, इमिग्रेशन

real-estate-law
en lease, lease agreement, rental agreement, tenancy agreement, landlord, tenant, eviction, conveyancing, purchase agreement, property lawyer, title search, deed, rent dispute
de Mietrecht, Mietvertrag, Immobilienrecht, Kaufvertrag Immobilie
fr droit immobilier, bail, contrat de location, compromis de vente
es derecho inmobiliario, contrato de alquiler, arrendamiento, desahucio
pt direito imobiliário, contrato de aluguel, contrato de arrendamento, despejo
it diritto immobiliare, contratto di affitto, locazione, sfratto
nl vastgoedrecht, huurcontract, huurrecht, koopovereenkomst
ja 不動産法務, 賃貸契約, 不動産売買契約
zh 房产法律, 租赁合同, 租房合同, 购房合同
ar قانون العقارات, عقد إيجار, قانون عقاري
hi संपत्ति कानून, किराया समझौता, रेंट एग्रीमेंट

family-law-estate-planning
en divorce, will, wills, last will, trust, estate planning, prenup, prenuptial agreement, power of attorney, custody, probate, inheritance, child support, family lawyer, testament
de Familienrecht, Testament, Scheidung, Ehevertrag, Erbrecht, Vorsorgevollmacht
fr droit de la famille, divorce, testament, contrat de mariage, succession
es derecho de familia, divorcio, testamento, herencia, capitulaciones
pt direito de família, divórcio, testamento, herança, pacto antenupcial
it diritto di famiglia, divorzio, testamento, successione, eredità
nl familierecht, testament, echtscheiding, huwelijkse voorwaarden, erfrecht
ja 離婚, 遺言, 相続, 家族法, 遺言書作成
zh 婚姻家事, 离婚, 遗嘱, 遗产规划, 继承, 婚前协议
ar قانون الأسرة, طلاق, وصية, ميراث, أحوال شخصية
hi पारिवारिक कानून, तलाक, वसीयत, उत्तराधिकार

dispute-resolution
en dispute, mediation, arbitration, demand letter, cease and desist, small claims, debt collection, unpaid invoice, mediator, litigation, sue, lawsuit, legal letter, complaint letter
de Streitbeilegung, Mediation, Mahnung, Abmahnung, Inkasso, Schlichtung
fr règlement des litiges, médiation, mise en demeure, arbitrage, recouvrement
es resolución de conflictos, mediación, arbitraje, carta de reclamación, cobro de deudas
pt resolução de disputas, mediação, arbitragem, cobrança, notificação extrajudicial
it risoluzione controversie, mediazione, arbitrato, diffida, recupero crediti
nl geschillenbeslechting, mediation, arbitrage, ingebrekestelling, incasso
ja 紛争解決, 調停, 仲裁, 内容証明, 債権回収
zh 纠纷解决, 调解, 仲裁, 律师函, 催款, 诉讼
ar تسوية النزاعات, وساطة, تحكيم, إنذار قانوني, تحصيل ديون
hi विवाद समाधान, मध्यस्थता, कानूनी नोटिस, वसूली

legal-research
en paralegal, legal assistant, case law, westlaw, lexisnexis, legal memo, case brief, legal writing, document review, discovery, e discovery
de juristische Recherche, Rechtsrecherche, Rechtsanwaltsfachangestellte
fr recherche juridique, assistant juridique, jurisprudence
es investigación jurídica, asistente legal, jurisprudencia
pt pesquisa jurídica, assistente jurídico, jurisprudência
it ricerca giuridica, assistente legale, giurisprudenza
nl juridisch onderzoek, juridisch medewerker, jurisprudentie
ja 法律調査, パラリーガル, 判例調査
zh 法律检索, 法律研究, 律师助理, 案例检索
ar بحث قانوني, مساعد قانوني, مذكرة قانونية
hi कानूनी शोध, पैरालीगल

regulatory-compliance
en compliance, aml, kyc, soc 2, soc2, fda, compliance officer, regulatory, ce marking, fintech license, mdr, pci dss, nis2, sanctions
de Compliance, Geldwäscheprävention, Regulierung, CE-Kennzeichnung
fr conformité réglementaire, conformité, lutte anti-blanchiment, marquage CE
es cumplimiento normativo, compliance, prevención de blanqueo, marcado CE
pt conformidade regulatória, compliance, prevenção à lavagem de dinheiro
it conformità normativa, compliance, antiriciclaggio, marcatura CE
nl compliance, naleving regelgeving, CE-markering, Wwft
ja コンプライアンス, 規制対応, マネロン対策, 薬機法
zh 合规, 监管合规, 反洗钱, CE认证
ar امتثال, الامتثال التنظيمي, مكافحة غسل الأموال
hi नियामक अनुपालन, अनुपालन, केवाईसी

bookkeeping
en bookkeeper, quickbooks, xero, bank reconciliation, books, catch up bookkeeping, quickbooks online, accounts payable, accounts receivable, do my books, freshbooks, invoicing, ledger
de Buchhaltung, Buchführung, Buchhalter, Belege buchen, DATEV
fr tenue de livres, tenue de comptabilité, saisie comptable, comptabilité
es teneduría de libros, contabilidad, conciliación bancaria, llevar la contabilidad
pt escrituração contábil, contabilidade, conciliação bancária
it contabilità, tenuta della contabilità, prima nota, contabile
nl boekhouding, boekhouden, boekhouder
ja 記帳代行, 記帳, 帳簿作成, 経理代行
zh 记账, 代理记账, 簿记, 做账, 記帳
ar مسك الدفاتر, محاسبة, تسجيل القيود
hi बहीखाता, बुककीपिंग, लेखा रखना, खाता लेखन

accounting
en accountant, cpa, chartered accountant, financial statements, balance sheet, month end close, annual accounts, ifrs, us gaap, accounting help, profit and loss, year end accounts, controller
de Jahresabschluss, Bilanz, Rechnungswesen, Bilanzbuchhalter, Steuerberater
fr comptabilité, comptable, expert-comptable, bilan comptable
es contabilidad, contador, contable, estados financieros, balance
pt contabilidade, contador, contabilista, balanço
it contabilità, commercialista, ragioniere, bilancio
nl accountant, accountancy, jaarrekening, balans
ja 会計, 経理, 会計士, 決算書, 決算
zh 会计, 会计师, 财务报表, 會計
ar محاسبة, محاسب, قوائم مالية, ميزانية عمومية
hi लेखांकन, लेखाकार, अकाउंटेंट, बैलेंस शीट

payroll-services
en payroll, salary, wages, payslip, adp, gusto, w2, 1099, payroll setup, pay employees, paye, payslips
de Lohnabrechnung, Gehaltsabrechnung, Lohnbuchhaltung
fr paie, gestion de la paie, fiche de paie, bulletin de salaire
es nóminas, nómina, gestión de nóminas
pt folha de pagamento, processamento de salários
it buste paga, paghe e contributi, elaborazione paghe
nl salarisadministratie, loonadministratie, loonstrook
ja 給与計算, 給与計算代行, 年末調整
zh 工资核算, 薪资服务, 工资单, 薪酬发放
ar كشوف الرواتب, رواتب, إدارة الرواتب
hi पेरोल, वेतन गणना, वेतन पर्ची

tax-preparation
en tax, taxes, tax return, tax filing, income tax, file taxes, tax preparer, 1040, self assessment, schedule c, irs, hmrc, freelance taxes, tax declaration, k1
de Steuererklärung, Steuern, Einkommensteuer, Steuererklärung erstellen
fr déclaration d'impôts, impôts, déclaration de revenus
es declaración de la renta, impuestos, declaración de impuestos
pt declaração de imposto de renda, impostos, IRS, imposto de renda
it dichiarazione dei redditi, tasse, modello 730
nl belastingaangifte, aangifte inkomstenbelasting, belasting
ja 確定申告, 税務申告, 税金
zh 报税, 税务申报, 个税申报, 纳税申报, 報稅
ar إقرار ضريبي, ضرائب, إعداد الضرائب
hi आयकर रिटर्न, टैक्स रिटर्न, कर, आईटीआर

tax-advisory
en tax advice, tax advisor, tax consultant, tax planning, s corp, r and d tax credit, international tax, capital gains, transfer pricing, tax lawyer, crypto tax, expat tax, tax optimization
de Steuerberatung, Steuerberater, Steuerplanung, internationales Steuerrecht
fr conseil fiscal, fiscaliste, optimisation fiscale
es asesoría fiscal, asesor fiscal, planificación fiscal
pt consultoria tributária, consultoria fiscal, planejamento tributário
it consulenza fiscale, fiscalista, pianificazione fiscale
nl belastingadvies, belastingadviseur, fiscalist
ja 税務相談, 税理士, 節税, 税務顧問
zh 税务咨询, 税务筹划, 税务顾问, 节税
ar استشارات ضريبية, مستشار ضريبي, تخطيط ضريبي
hi कर सलाह, कर सलाहकार, टैक्स प्लानिंग

vat-sales-tax
en vat, sales tax, vat return, vat registration, gst, oss, ioss, taxjar, nexus, avalara, gst registration, gst return, vat number
de Umsatzsteuer, Mehrwertsteuer, Umsatzsteuervoranmeldung, USt-Voranmeldung
fr TVA, déclaration de TVA, numéro de TVA
es IVA, declaración de IVA, impuesto sobre ventas
pt IVA, ICMS, declaração de IVA, imposto sobre vendas
it IVA, dichiarazione IVA, liquidazione IVA
nl btw, btw-aangifte, omzetbelasting
ja 消費税, インボイス制度, 消費税申告
zh 增值税, 增值税申报, VAT注册, 销售税
ar ضريبة القيمة المضافة, إقرار ضريبة القيمة المضافة
hi जीएसटी, वैट, जीएसटी पंजीकरण, बिक्री कर

financial-modeling
en financial model, financial modelling, dcf, lbo, three statement model, startup financial model, excel model, financial projections, revenue model, unit economics, valuation model
de Finanzmodell, Finanzmodellierung, Finanzplan
fr modélisation financière, modèle financier, prévisionnel financier
es modelo financiero, modelado financiero, proyecciones financieras
pt modelagem financeira, modelo financeiro, projeções financeiras
it modello finanziario, modellazione finanziaria, proiezioni finanziarie
nl financieel model, financiële modellering
ja 財務モデル, 財務モデリング, 収支計画
zh 财务建模, 财务模型, 财务预测
ar نمذجة مالية, نموذج مالي, توقعات مالية
hi वित्तीय मॉडलिंग, वित्तीय मॉडल

business-valuation
en valuation, 409a, business appraisal, company valuation, sell my business, m and a, mergers and acquisitions, what is my company worth, buy a business, startup valuation
de Unternehmensbewertung, Firmenwert, Firmenverkauf
fr évaluation d'entreprise, valorisation d'entreprise, cession d'entreprise
es valoración de empresas, tasación de empresa, fusiones y adquisiciones
pt avaliação de empresas, valuation, fusões e aquisições
it valutazione aziendale, valutazione d'azienda, perizia aziendale
nl bedrijfswaardering, waardebepaling bedrijf, bedrijf verkopen
ja 企業価値評価, バリュエーション, M&A
zh 企业估值, 公司估值, 并购
ar تقييم الشركات, تقييم شركة, اندماج واستحواذ
hi व्यवसाय मूल्यांकन, कंपनी मूल्यांकन

financial-planning-analysis
en fp and a, fpa, budgeting, budget, variance analysis, financial analyst, financial analysis, cash flow forecast, management reporting, rolling forecast, controlling
de Controlling, Budgetplanung, Finanzanalyse, Liquiditätsplanung
fr contrôle de gestion, budget, analyse financière, prévision de trésorerie
es análisis financiero, presupuesto, planificación financiera, control de gestión
pt análise financeira, orçamento, planejamento financeiro, fluxo de caixa
it analisi finanziaria, controllo di gestione, budget, pianificazione finanziaria
nl financiële analyse, begroting, controlling, financiële planning
ja 財務分析, 予算管理, 予実管理
zh 财务规划, 财务分析, 预算管理, 预算编制
ar تخطيط مالي, تحليل مالي, إعداد الموازنة
hi वित्तीय योजना, वित्तीय विश्लेषण, बजट

fractional-cfo
en cfo, part time cfo, interim cfo, virtual cfo, outsourced cfo, finance director, cash flow, runway, investor reporting, head of finance
de Finanzvorstand auf Zeit, Interim-CFO, externer CFO, Teilzeit-CFO
fr DAF à temps partagé, directeur financier, DAF externalisé
es CFO externo, director financiero, CFO fraccional
pt CFO terceirizado, diretor financeiro, CFO externo
it CFO in outsourcing, direttore finanziario, CFO part time
nl parttime CFO, financieel directeur, interim CFO
ja 社外CFO, 財務責任者, CFO代行
zh 兼职CFO, 财务总监, 外包CFO
ar مدير مالي, مدير مالي بدوام جزئي
hi आंशिक सीएफओ, वित्त निदेशक, सीएफओ

auditing-due-diligence
en audit, auditor, due diligence, financial due diligence, internal audit, quality of earnings, financial audit, internal controls, sox, forensic accounting, annual audit
de Wirtschaftsprüfung, Wirtschaftsprüfer, Due-Diligence-Prüfung, Revision
fr audit, auditeur, commissaire aux comptes, audit financier
es auditoría, auditor, diligencia debida
pt auditoria, auditor, due diligence
it revisione contabile, revisore, due diligence
nl accountantscontrole, audit, boekenonderzoek, auditor
ja 監査, デューデリジェンス, 監査法人, 内部監査
zh 审计, 尽职调查, 审计师, 内部审计
ar تدقيق مالي, مراجعة حسابات, مدقق حسابات, العناية الواجبة
hi लेखा परीक्षा, ऑडिट, लेखा परीक्षक, ड्यू डिलिजेंस

personal-finance-planning
en financial planning, personal finance, budget plan, retirement planning, debt help, financial planner, money coach, pay off debt, save money, ynab, pension, household budget
de Finanzplanung privat, Finanzberatung, Altersvorsorge, Haushaltsbudget, Schuldenberatung
fr finances personnelles, budget familial, conseiller financier, retraite
es finanzas personales, presupuesto familiar, planificación de jubilación, asesor financiero
pt finanças pessoais, orçamento familiar, planejamento de aposentadoria, consultor financeiro
it finanza personale, pianificazione pensionistica, consulente finanziario, bilancio familiare
nl persoonlijke financiën, pensioenplanning, financieel planner, budgetcoach
ja 家計相談, ファイナンシャルプランナー, 老後資金, ライフプラン
zh 个人理财, 理财规划, 退休规划, 家庭预算
ar تخطيط مالي شخصي, ميزانية شخصية, مستشار مالي, تقاعد
hi व्यक्तिगत वित्त, वित्तीय सलाहकार, सेवानिवृत्ति योजना

investment-research
en investment, stock analysis, equity research, portfolio, stocks, etf, investment analyst, stock research, investing advice, portfolio review, crypto research, real estate investment analysis
de Aktienanalyse, Investmentanalyse, Portfolioanalyse, Geldanlage
fr analyse boursière, analyse d'investissement, portefeuille d'actions, recherche actions
es análisis de inversiones, análisis bursátil, cartera de inversión
pt análise de investimentos, análise de ações, carteira de investimentos
it analisi degli investimenti, analisi azionaria, portafoglio investimenti
nl beleggingsanalyse, aandelenanalyse, beleggingsportefeuille
ja 投資分析, 株式分析, 投資調査, ポートフォリオ分析
zh 投资研究, 股票分析, 投资分析, 投资组合
ar تحليل الاستثمار, تحليل الأسهم, محفظة استثمارية
hi निवेश अनुसंधान, शेयर विश्लेषण, निवेश पोर्टफ़ोलियो

trading-automation
en trading bot, pine script, tradingview, metatrader, mt4, mt5, expert advisor, algo trading, forex, backtesting, trading strategy, crypto bot, crypto trading, options trading, trading indicator
de Trading-Bot, algorithmischer Handel, Handelsstrategie, Börsenhandel
fr trading automatisé, robot de trading, stratégie de trading
es trading automatizado, bot de trading, estrategia de trading
pt robô de trading, trading automatizado, robô investidor
it trading automatico, bot di trading, strategia di trading
nl tradingbot, geautomatiseerd handelen, handelsstrategie
ja 自動売買, トレードボット, EA開発, インジケーター作成
zh 量化交易, 自动交易, 交易机器人, 量化策略
ar تداول آلي, روبوت تداول, استراتيجية تداول, فوركس
hi ट्रेडिंग बॉट, एल्गो ट्रेडिंग, ट्रेडिंग रणनीति
`;
